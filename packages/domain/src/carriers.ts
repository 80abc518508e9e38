import type { Locale } from './shops.ts'

interface Carrier {
  name: string
  /** Where French is spoken. */
  frenchName?: string
  /** Before the number of a parcel; a branch has no such page. */
  trackingBase: string | null
}

const CARRIERS: Readonly<Record<string, Carrier>> = {
  dhl: { name: 'DHL', trackingBase: 'https://www.dhl.de/de/privatkunden.html?piececode=' },
  'oesterreichische-post': {
    name: 'Österreichische Post',
    trackingBase: 'https://www.post.at/sv/sendungsdetails?snr=',
  },
  'schweizerische-post': {
    name: 'Schweizerische Post',
    frenchName: 'La Poste Suisse',
    trackingBase: 'https://service.post.ch/ekp-web/ui/entry/search/',
  },
  'saum-branch': { name: 'Saum', trackingBase: null },
}

/** As customers know it; a key nobody knows is its own name. */
export function carrierName(key: string, locale: Locale): string {
  const carrier = CARRIERS[key]
  return (locale === 'fr-CH' ? carrier?.frenchName : undefined) ?? carrier?.name ?? key
}

/** The carrier's own page about a parcel. */
export function trackingUrlOf(key: string, trackingNumber: string | null): string | null {
  const base = CARRIERS[key]?.trackingBase ?? null
  return base === null || trackingNumber === null ? null : base + encodeURIComponent(trackingNumber)
}
