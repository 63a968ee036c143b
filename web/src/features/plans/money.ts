/** `$4.99`, and `$99` where nothing follows the point: as the gateway writes what it fills in. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}
