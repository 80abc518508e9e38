import type { ContentReader } from '@saum/contract/content'
import { SHOPS } from '@saum/domain/shops'

const DATA = /(?:\/_)?\.data$/
const SITEMAP = /^\/(?:[a-z-]+\/)?sitemap/

/** Which kept pages show one of these: by path, with all their queries and their data. */
export function pathsOf(
  pages: ReadonlySet<string>,
  content: ContentReader,
): (path: string) => boolean {
  const paths = new Set<string>()
  for (const page of pages) {
    const slugs = content.alternates(page)
    for (const { path, locale } of SHOPS) {
      const slug = slugs[locale]
      if (slug === undefined) continue
      paths.add(slug === '' ? `/${path}` : `/${path}/${slug}`)
      paths.add(`/${path}/s/${slug}`)
    }
  }
  return (path) => SITEMAP.test(path) || paths.has(path.replace(DATA, '').replace(/\/+$/, ''))
}
