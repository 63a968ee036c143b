/** `values[n]` stands at `features[n]`; everything else is 0. */
export interface SparseVector {
  readonly features: readonly number[]
  readonly values: Float32Array
}

// Counted by hand: these two are where the learning spends its time.

export function dot(dense: Float32Array, { features, values }: SparseVector): number {
  let sum = 0
  for (let at = 0; at < features.length; at++) sum += (dense[features[at] ?? 0] ?? 0) * (values[at] ?? 0)
  return sum
}

export function addTo(dense: Float32Array, { features, values }: SparseVector, times: number): void {
  for (let at = 0; at < features.length; at++) {
    const feature = features[at] ?? 0
    dense[feature] = (dense[feature] ?? 0) + times * (values[at] ?? 0)
  }
}
