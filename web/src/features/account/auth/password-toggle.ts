/** The eye in a password field: reachable by keyboard, and not itself called a password. */
export const PASSWORD_TOGGLE = {
  visibilityToggleFocusable: true,
  visibilityToggleButtonProps: { 'aria-label': 'Show what I type' },
} as const
