import { OPERATIONS, type Operation } from './questions.ts'

/** Which part of a shop's questions each operation is. */
const SHARES: Readonly<Record<Operation, number>> = {
  listing: 0.5,
  search: 0.25,
  suggest: 0.2,
  facetSearch: 0.05,
}

/** The value that this share of the samples does not exceed. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function mean(samples: readonly number[]): number {
  return samples.reduce((sum, sample) => sum + sample, 0) / samples.length
}

/** Questions per second of one thread that is asked everything in its usual proportion. */
export function mixPerSecond(means: Readonly<Record<Operation, number>>): number {
  const milliseconds = OPERATIONS.reduce((sum, name) => sum + SHARES[name] * means[name], 0)
  return 1_000 / milliseconds
}
