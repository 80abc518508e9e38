import type { ContentReader } from '@saum/contract/content'
import { SHOPS } from '@saum/domain/shops'
import type { Alternates } from '#app/page/page-head.tsx'

/** The same page in every shop that has it in its own language. */
export function pageAlternates(content: ContentReader, page: string): Alternates {
  const slugs = content.alternates(page)
  const alternates: Alternates = {}
  for (const { locale, path } of SHOPS) {
    const slug = slugs[locale]
    if (slug === undefined || content.findPageByKey(page, locale)?.language) continue
    alternates[path] = `/${path}/${slug}/`
  }
  return alternates
}
