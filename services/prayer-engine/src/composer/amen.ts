/** The last sentence: the closing that the operator has chosen, always the same, and Amen. */
export function amenFor(closing: string): string {
  const formula = closing.trim().replace(/[.,\s]+$/, '')
  return formula === '' ? 'Amen.' : `${formula.charAt(0).toUpperCase()}${formula.slice(1)}. Amen.`
}
