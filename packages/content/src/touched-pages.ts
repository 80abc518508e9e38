import type { ContentPage, ContentReader } from '@saum/contract/content'
import { LOCALES, type Locale } from '@saum/domain/shops'
import { linksIn } from './links.ts'
import type { Space } from './space.ts'

export interface SlugChange {
  page: string
  locale: Locale
  from: string
  to: string
}

/** What a visitor could see of a change. */
export interface TouchedContent {
  /** Keys of pages that look different now, came or went. */
  pages: ReadonlySet<string>
  /** Something that any screen may show of them: addresses, titles, what tells of a story. */
  isChromeTouched: boolean
  slugChanges: SlugChange[]
}

interface Look {
  space: Space
  reader: ContentReader
}

/** Compares only pages that lead to a changed entry; all others cannot look different. */
export function touchedContent(
  before: Look,
  after: Look,
  changed: Iterable<string>,
): TouchedContent {
  const candidates = new Set<string>()
  for (const { space } of [before, after]) {
    for (const id of leadingTo(space, changed)) {
      if (isPage(before.space, id) || isPage(after.space, id)) candidates.add(id)
    }
  }
  const pages = [...candidates].filter((page) => looksDifferent(before.reader, after.reader, page))
  return {
    pages: new Set(pages),
    isChromeTouched: areHeadsDifferent(before.reader, after.reader, candidates),
    slugChanges: slugChangesOf(before.reader, after.reader, candidates),
  }
}

/** These and everything that shows them, however far up. */
function leadingTo(space: Space, changed: Iterable<string>): Set<string> {
  const parents = parentsOf(space)
  const found = new Set(changed)
  for (const id of found) {
    for (const parent of parents.get(id) ?? []) found.add(parent)
  }
  return found
}

function parentsOf(space: Space): Map<string, string[]> {
  const parents = new Map<string, string[]>()
  for (const entry of space.entries.values()) {
    for (const { id } of linksIn(entry.fields)) {
      const known = parents.get(id)
      if (known === undefined) parents.set(id, [entry.id])
      else known.push(entry.id)
    }
  }
  return parents
}

function isPage(space: Space, id: string): boolean {
  return space.entries.get(id)?.type === 'page'
}

function looksDifferent(before: ContentReader, after: ContentReader, page: string): boolean {
  return LOCALES.some((locale) => {
    const [was, is] = [before, after].map((reader) => reader.findPageByKey(page, locale))
    return JSON.stringify(was) !== JSON.stringify(is)
  })
}

function slugChangesOf(
  before: ContentReader,
  after: ContentReader,
  pages: ReadonlySet<string>,
): SlugChange[] {
  return [...pages].flatMap((page) => {
    const [was, is] = [before.alternates(page), after.alternates(page)]
    return LOCALES.flatMap((locale) => {
      const [from, to] = [was[locale], is[locale]]
      return from === undefined || to === undefined || from === to
        ? []
        : [{ page, locale, from, to }]
    })
  })
}

/** Footers and lists know every address; other screens tell of stories by title, words and picture. */
function areHeadsDifferent(
  before: ContentReader,
  after: ContentReader,
  candidates: ReadonlySet<string>,
): boolean {
  return LOCALES.some((locale) => {
    const [was, is] = [before, after].map((reader) => ({
      links: reader.links(locale),
      heads: [...candidates].map((page) => headOf(reader.findPageByKey(page, locale))),
    }))
    return JSON.stringify(was) !== JSON.stringify(is)
  })
}

function headOf(page: ContentPage | null) {
  if (page === null || page.kind === 'home') return null
  const { title, description, picture, updated } = page
  return page.kind === 'story' ? { title, description, picture, updated } : { title }
}
