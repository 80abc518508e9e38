import type { Shop } from '@saum/domain/shops'

const CONTEXT = 'https://schema.org'

/** One page on the way to a page. */
interface Step {
  label: string
  href: string
}

/** The shop itself, and how to search it from outside. */
export function shopJsonLd(shop: Shop, publicOrigin: string): object {
  const url = `${publicOrigin}/${shop.path}/`
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'OnlineStore',
        '@id': `${url}#shop`,
        name: 'Saum',
        url,
        logo: `${publicOrigin}/icon.svg`,
        areaServed: shop.country,
        currenciesAccepted: shop.currency,
      },
      {
        '@type': 'WebSite',
        name: 'Saum',
        url,
        inLanguage: shop.locale,
        publisher: { '@id': `${url}#shop` },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${url}search/?searchTerm={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}

interface ListedPage {
  trail: readonly Step[]
  name: string
  /** Paths in the order in which the page shows them. */
  hrefs: readonly string[]
}

/** The way to a listing, and what it lists. */
export function listingJsonLd({ trail, name, hrefs }: ListedPage, publicOrigin: string): object {
  return {
    '@context': CONTEXT,
    '@graph': [
      breadcrumbList(trail, name, publicOrigin),
      {
        '@type': 'ItemList',
        numberOfItems: hrefs.length,
        itemListElement: hrefs.map((href, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: publicOrigin + href,
        })),
      },
    ],
  }
}

/** Only the way to a page. */
export function trailJsonLd(trail: readonly Step[], here: string, publicOrigin: string): object {
  return { '@context': CONTEXT, ...breadcrumbList(trail, here, publicOrigin) }
}

/** The last step is the page itself and needs no address. */
export function breadcrumbList(trail: readonly Step[], here: string, publicOrigin: string): object {
  const steps = trail.map(({ label, href }) => ({ name: label, item: publicOrigin + href }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name: here }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}
