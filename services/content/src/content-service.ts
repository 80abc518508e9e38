import type { ContentPage, ContentReader } from '@saum/contract/content'
import { LOCALES, type Locale } from '@saum/domain/shops'
import { StartupError } from '@saum/domain/startup-error'
import { parsePage } from './page-file.ts'
import { readPageFiles } from './page-folder.ts'

/** Reads every page once; a page added or changed later is seen after the next start. */
export function createContentService(pagesDir: string): ContentReader {
  const { pages, faults } = loadPages(pagesDir)
  if (faults.length > 0) {
    throw new StartupError(`The content pages in ${pagesDir} need care:\n- ${faults.join('\n- ')}`)
  }
  const bySlug = new Map(pages.map((page) => [`${page.locale}/${page.slug}`, page]))
  const byKey = new Map(pages.map((page) => [`${page.locale}/${page.page}`, page]))
  const slugsByLocale = new Map(LOCALES.map((locale) => [locale, slugsByKey(pages, locale)]))
  return {
    findPage: (locale, slug) => bySlug.get(`${locale}/${slug}`) ?? null,
    findPageByKey: (page, locale) => byKey.get(`${locale}/${page}`) ?? null,
    alternates: (key) => slugsByLocaleOf(pages.filter(({ page }) => page === key)),
    links: (locale) => slugsByLocale.get(locale) ?? {},
  }
}

function loadPages(pagesDir: string): { pages: ContentPage[]; faults: string[] } {
  const { files, faults } = readPageFiles(pagesDir)
  const pages: ContentPage[] = []
  for (const file of files) {
    const parsed = parsePage(file)
    if (parsed.ok) pages.push(parsed.value)
    else faults.push(...parsed.refusal.map((fault) => `${nameOf(file)} ${fault}`))
  }
  return { pages, faults: [...faults, ...repeatedSlugs(pages)] }
}

function nameOf({ page, locale }: { page: string; locale: Locale }): string {
  return `${page}/${locale}.md`
}

function repeatedSlugs(pages: readonly ContentPage[]): string[] {
  const first = new Map<string, ContentPage>()
  return pages.flatMap((page) => {
    const address = `${page.locale}/${page.slug}`
    const other = first.get(address)
    if (!other) first.set(address, page)
    return other ? [`${nameOf(page)} has the slug of ${nameOf(other)}: "${page.slug}"`] : []
  })
}

function slugsByKey(pages: readonly ContentPage[], locale: Locale): Record<string, string> {
  const ofLocale = pages.filter((page) => page.locale === locale)
  return Object.fromEntries(ofLocale.map((page) => [page.page, page.slug]))
}

function slugsByLocaleOf(pages: readonly ContentPage[]): Partial<Record<Locale, string>> {
  return Object.fromEntries(pages.map((page) => [page.locale, page.slug]))
}
