interface LimitParts {
  most: number
  windowMs: number
  now: () => number
}

/** More visitors than that within one window are not told apart: the earliest are forgotten. */
const MAX_VISITORS = 10_000

/** How often one visitor may do something within a while; true while they may. */
export function createRequestLimit({ most, windowMs, now }: LimitParts): (key: string) => boolean {
  const takenAt = new Map<string, number[]>()

  return function take(key) {
    const recent = (takenAt.get(key) ?? []).filter((moment) => now() - moment < windowMs)
    const mayGoOn = recent.length < most
    takenAt.delete(key)
    takenAt.set(key, mayGoOn ? [...recent, now()] : recent)
    if (takenAt.size > MAX_VISITORS) takenAt.delete(takenAt.keys().next().value ?? '')
    return mayGoOn
  }
}
