/** What prerendered pages hold where the operator's values will stand; the gateway puts them there when it starts. */
export const PLACEHOLDERS = {
  product: '__PRODUCT_NAME__',
  supportEmail: '__SUPPORT_EMAIL__',
  baseUrl: '__BASE_URL__',
  passwordLengthMin: '__PASSWORD_LENGTH_MIN__',
  plans: '__PLANS__',
  freePrice: '__FREE_PRICE__',
  monthlyPrice: '__MONTHLY_PRICE__',
  yearlyPrice: '__YEARLY_PRICE__',
  yearlyPriceByMonth: '__YEARLY_PRICE_BY_MONTH__',
  yearlySavings: '__YEARLY_SAVINGS__',
  tagScript: '__TAG_SCRIPT__',
  tagRecipient: '__TAG_RECIPIENT__',
} as const
