import { fileURLToPath } from 'node:url'
import type { ContentPage } from '@saum/contract/content'
import type { Locale } from '@saum/domain/shops'
import { createContentService } from '../../../content/src/content-service.ts'

const pagesDir = fileURLToPath(new URL('../../../../content/pages', import.meta.url))

const content = createContentService(pagesDir)

/** The pages of the shop as they are published. */
export function publishedPages(locale: Locale): ContentPage[] {
  return Object.keys(content.links(locale)).flatMap(
    (page) => content.findPageByKey(page, locale) ?? [],
  )
}
