import type { Hours } from '@saum/domain/opening-hours'
import type { Shop } from '@saum/domain/shops'
import { breadcrumbList } from '#app/page/shop-json-ld.ts'
import type { DayKey } from '#app/features/stores/week-groups.ts'
import type { StorePageFacts } from './describe-store.ts'

const DAY_OF_WEEK = {
  mon: 'https://schema.org/Monday',
  tue: 'https://schema.org/Tuesday',
  wed: 'https://schema.org/Wednesday',
  thu: 'https://schema.org/Thursday',
  fri: 'https://schema.org/Friday',
  sat: 'https://schema.org/Saturday',
  sun: 'https://schema.org/Sunday',
} as const satisfies Record<DayKey, string>

const CURRENCY: Readonly<Record<string, string>> = { DE: 'EUR', AT: 'EUR', CH: 'CHF' }

interface StoreJsonLd {
  store: StorePageFacts
  shop: Shop
  trail: readonly { label: string; href: string }[]
  publicOrigin: string
}

/** What the page says, for programs; nothing that it does not say. */
export function storeJsonLd({ store, shop, trail, publicOrigin }: StoreJsonLd): object {
  const url = publicOrigin + store.href
  return {
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbList(trail, store.name, publicOrigin),
      {
        '@type': 'ClothingStore',
        '@id': `${url}#store`,
        name: store.name,
        url,
        address: {
          '@type': 'PostalAddress',
          streetAddress: store.street,
          postalCode: store.zipCode,
          addressLocality: store.city,
          addressCountry: store.countryCode,
        },
        geo: {
          '@type': 'GeoCoordinates',
          latitude: store.geoPoint.lat,
          longitude: store.geoPoint.lng,
        },
        ...(store.phone !== undefined && { telephone: store.phone }),
        email: store.email,
        currenciesAccepted: CURRENCY[store.countryCode] ?? shop.currency,
        openingHoursSpecification: weekOf(store),
        specialOpeningHoursSpecification: specialDaysOf(store),
        parentOrganization: { '@id': `${publicOrigin}/${shop.path}/#shop` },
      },
    ],
  }
}

function weekOf({ week }: StorePageFacts): object[] {
  return week.flatMap(({ day, hours }) =>
    hours.map((span) => ({ ...specification(span), dayOfWeek: DAY_OF_WEEK[day] })),
  )
}

/** A day without hours is written as one that is open from midnight to midnight: closed. */
function specialDaysOf({ specialDays }: StorePageFacts): object[] {
  return specialDays.flatMap(({ date, name, hours }) =>
    (hours.length > 0 ? hours : [CLOSED]).map((span) => ({
      ...specification(span),
      validFrom: date,
      validThrough: date,
      ...(name !== '' && { name }),
    })),
  )
}

const CLOSED: Hours = { timeFrom: '00:00', timeUntil: '00:00' }

function specification({ timeFrom, timeUntil }: Hours): object {
  return { '@type': 'OpeningHoursSpecification', opens: timeFrom, closes: timeUntil }
}
