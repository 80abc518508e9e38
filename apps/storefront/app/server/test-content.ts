import type { ContentPage, ContentReader } from '@saum/contract/content'

export function aPage(page: string, fields: Partial<ContentPage> = {}): ContentPage {
  return {
    page,
    kind: 'page',
    locale: 'de-DE',
    title: 'Lieferung',
    description: 'Wie wir liefern.',
    slug: page,
    updated: '2026-11-15',
    blocks: [],
    ...fields,
  }
}

/** A content system that holds these pages. */
export function aContentReader(pages: readonly ContentPage[]): ContentReader {
  const of = (page: string) => pages.filter((held) => held.page === page)
  return {
    findPage: (locale, slug) =>
      pages.find((page) => page.locale === locale && page.slug === slug) ?? null,
    findPageByKey: (page, locale) => of(page).find((held) => held.locale === locale) ?? null,
    alternates: (page) => Object.fromEntries(of(page).map(({ locale, slug }) => [locale, slug])),
    links(locale) {
      const own = pages.filter((page) => page.locale === locale && page.kind !== 'home')
      return Object.fromEntries(own.map(({ page, slug }) => [page, slug]))
    },
    stories: (locale) => pages.filter((page) => page.locale === locale && page.kind === 'story'),
    findMedia: () => null,
  }
}
