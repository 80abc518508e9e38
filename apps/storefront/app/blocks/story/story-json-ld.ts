import type { ContentPage } from '@saum/contract/content'
import type { Locale } from '@saum/domain/shops'

export type StoryFacts = Pick<
  ContentPage,
  | 'title'
  | 'headline'
  | 'topic'
  | 'description'
  | 'slug'
  | 'updated'
  | 'picture'
  | 'entry'
  | 'language'
>

interface StoryPlace {
  origin: string
  shopPath: string
  locale: Locale
  /** Address of its picture, with or without the origin. */
  pictureSrc: string | undefined
}

/** A story for search engines. */
export function storyJsonLd(
  page: StoryFacts,
  { origin, shopPath, locale, pictureSrc }: StoryPlace,
): object {
  const url = `${origin}/${shopPath}/${page.slug}/`
  const publisher = { '@type': 'Organization', name: 'Saum', url: `${origin}/${shopPath}/` }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: page.title,
    ...(page.topic !== undefined && { articleSection: page.topic }),
    description: page.description,
    ...(pictureSrc !== undefined && { image: new URL(pictureSrc, `${origin}/`).href }),
    datePublished: page.updated,
    dateModified: page.updated,
    inLanguage: page.language ?? locale,
    author: publisher,
    publisher,
    mainEntityOfPage: url,
    url,
  }
}
