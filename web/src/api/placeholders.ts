/** What prerendered pages hold where the operator's values will stand; the gateway puts them there when it starts. */
export const PLACEHOLDERS = {
  product: '__PRODUCT_NAME__',
  supportEmail: '__SUPPORT_EMAIL__',
  baseUrl: '__BASE_URL__',
  passwordLengthMin: '__PASSWORD_LENGTH_MIN__',
  plans: '__PLANS__',
  tagScript: '__TAG_SCRIPT__',
  tagRecipient: '__TAG_RECIPIENT__',
} as const
