import type { Shop } from '@saum/domain/shops'

/** An address as the shop service knows it. */
interface PostalAddress {
  recipient: { firstName: string; lastName: string; company?: string | undefined }
  street: string
  additional?: string | undefined
  zipCode: string
  city: string
  countryCode: string
  collectionPoint?: { description: string; customerKey?: string | undefined } | undefined
}

/** As it stands on a parcel; the country only where it is another one than the shop's. */
export function addressLines(address: PostalAddress, { country, locale }: Shop): string[] {
  const { recipient, street, additional, zipCode, city, countryCode, collectionPoint } = address
  const lines = [
    recipient.company,
    `${recipient.firstName} ${recipient.lastName}`.trim(),
    collectionPoint?.description,
    collectionPoint?.customerKey,
    street,
    additional,
    `${zipCode} ${city}`.trim(),
    countryCode === country ? '' : countryName(countryCode, locale),
  ]
  return lines.filter((line): line is string => line !== undefined && line !== '')
}

/** Browsers know other names than we do: only ever asked for on the server. */
export function countryName(countryCode: string, locale: string): string {
  // Whatever is no code would throw; what was anonymised has none.
  if (!/^[A-Z]{2}$/.test(countryCode)) return ''
  return new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode) ?? ''
}
