import { addDays, instantOf, wallTimeAt } from '@saum/domain/zoned-time'

/** Where tidy borders may be. */
export interface Ruler {
  /** The least tidy width that is not below the given one. */
  stepFrom(width: number): number
  /** The last border at or before a value. */
  floor(value: number, step: number): number
  next(border: number, step: number): number
}

const LEADING_DIGITS = [1, 2, 2.5, 5, 10] as const
const DAY_MS = 86_400_000
const DAYS = [1, 2, 7, 14, 30, 60, 90, 180, 365] as const

/** Borders such as 20, 25 or 0.5. */
export const numberRuler: Ruler = {
  stepFrom(width) {
    if (!(width > 0)) return 1
    const power = 10 ** Math.floor(Math.log10(width))
    const digit = LEADING_DIGITS.find((candidate) => tidy(candidate * power) >= width) ?? 10
    return tidy(digit * power)
  },
  floor(value, step) {
    const border = tidy(Math.floor(value / step) * step)
    return border > value ? tidy(border - step) : border
  },
  next: (border, step) => tidy((Math.round(border / step) + 1) * step),
}

/** Borders at midnight on the shop's clocks. */
export function dayRuler(timeZone: string): Ruler {
  const midnight = (instantMs: number, days: number) =>
    instantOf({ day: addDays(wallTimeAt(instantMs, timeZone).day, days), minutes: 0 }, timeZone)
  return {
    stepFrom(width) {
      const days = Math.ceil(width / DAY_MS)
      const step = DAYS.find((candidate) => candidate >= days)
      return (step ?? Math.ceil(days / 365) * 365) * DAY_MS
    },
    floor: (value) => midnight(value, 0),
    next: (border, step) => midnight(border, Math.round(step / DAY_MS)),
  }
}

/** Without the last digits, in which sums of decimals are wrong. */
function tidy(number: number): number {
  return Number(number.toPrecision(12))
}
