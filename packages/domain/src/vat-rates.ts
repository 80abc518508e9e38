import type { Shop } from './shops.ts'

/**
 * Standard rates of the countries we deliver to. Within the Union tax is owed where the parcel goes
 * (one-stop shop); clothing is taxed at the standard rate everywhere.
 */
const RATES: Readonly<Record<string, number>> = {
  AT: 0.2,
  BE: 0.21,
  BG: 0.2,
  CH: 0.081,
  CY: 0.19,
  CZ: 0.21,
  DE: 0.19,
  DK: 0.25,
  EE: 0.24,
  ES: 0.21,
  FI: 0.255,
  FR: 0.2,
  GR: 0.24,
  HR: 0.25,
  HU: 0.27,
  IE: 0.23,
  IT: 0.22,
  LT: 0.21,
  LU: 0.17,
  LV: 0.21,
  MT: 0.18,
  NL: 0.21,
  PL: 0.23,
  PT: 0.23,
  RO: 0.21,
  SE: 0.25,
  SI: 0.22,
  SK: 0.23,
}

/** As a fraction. While nobody has said where it goes, that of the country the shop is for. */
export function vatRateOf(shop: Shop, countryCode: string): number {
  return RATES[countryCode] ?? RATES[shop.country] ?? 0
}
