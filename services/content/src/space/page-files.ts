import { parseFrontMatter } from './front-matter.ts'
import { arrangePage, type DerivedEntry } from '../rich-text/arrange-page.ts'
import { readMarkdown } from '../rich-text/markdown.ts'
import { linkTo, type RichTextDocument } from '../rich-text/rich-text.ts'
import type { EntryItem, LocalizedValue } from './item.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/
const DATE = /^\d{4}-\d{2}-\d{2}$/
const KINDS = ['home', 'page', 'story']
const KNOWN = [
  'page',
  'locale',
  'title',
  'topic',
  'slug',
  'description',
  'updated',
  'kind',
  'picture',
  'tags',
]

/** One page in one locale. */
export interface PageText {
  locale: string
  title: string
  topic: string | null
  slug: string
  description: string
  updated: string
  kind: string
  picture: string | null
  tags: string[]
  body: RichTextDocument
  derived: DerivedEntry[]
}

export interface ReadPage {
  text: PageText | null
  faults: string[]
  warnings: string[]
}

/** `pages/{page}/{locale}.md`: front matter and Markdown. */
export function parsePageText(page: string, locale: string, file: string): ReadPage {
  const matter = parseFrontMatter(file)
  if (!matter.ok) return { text: null, faults: [matter.refusal], warnings: [] }
  const { fields, body } = matter.value
  const { title = '', description = '', updated = '', kind = 'page' } = fields
  const slug = fields['slug'] === '/' ? '' : (fields['slug'] ?? '')

  const faults: string[] = []
  if ((fields['page'] ?? page) !== page) faults.push(`says page "${fields['page']}" in "${page}"`)
  if ((fields['locale'] ?? locale) !== locale) faults.push(`says locale "${fields['locale']}"`)
  if (title === '') faults.push('has no title')
  if (description === '') faults.push('has no description')
  if (!KINDS.includes(kind)) faults.push(`has the unknown kind "${kind}"`)
  if (!isAddress(slug, kind)) faults.push(`has no usable slug: "${slug}"`)
  if (!DATE.test(updated) || Number.isNaN(Date.parse(updated))) {
    faults.push(`has no date in "updated": "${updated}"`)
  }
  const nodes = readMarkdown(body)
  if (!nodes.ok) faults.push(nodes.refusal)
  if (!nodes.ok || faults.length > 0) return { text: null, faults, warnings: [] }

  const arranged = arrangePage(page, nodes.value)
  const warnings = [
    ...Object.keys(fields)
      .filter((name) => !KNOWN.includes(name))
      .map((name) => `has "${name}" in its front matter, which nothing shows`),
    ...arranged.ignoredHints.map((hint) => `has a hint nothing follows: "${hint}"`),
    ...(/!\[[^\]]*\]\(/.test(body) ? ['has a picture in its text; embed an entry instead'] : []),
  ]
  const { picture = null, topic = null } = fields
  const tags = fields['tags']?.split(',').map((tag) => tag.trim()) ?? []
  const { body: document, derived } = arranged
  const head = { locale, title, topic, slug, description, updated, kind, picture, tags }
  const text = { ...head, body: document, derived }
  return { text, faults, warnings }
}

/** Only home lies at the root of a shop. */
function isAddress(slug: string, kind: string): boolean {
  return kind === 'home' ? slug === '' : SLUG.test(slug)
}

/** The page in all its locales as one entry, and the entries its text implies. */
export function toPageEntries(
  page: string,
  texts: readonly PageText[],
  defaultLocale: string,
): EntryItem[] {
  const main = texts.find(({ locale }) => locale === defaultLocale)
  if (main === undefined) return []
  const perLocale = (read: (text: PageText) => unknown): LocalizedValue =>
    Object.fromEntries(texts.map((text) => [text.locale, read(text)]))
  const once = (value: unknown): LocalizedValue => ({ [defaultLocale]: value })
  const updated = texts.map((text) => text.updated).toSorted()
  const entry: EntryItem = {
    kind: 'Entry',
    id: page,
    type: 'page',
    fields: {
      title: perLocale((text) => text.title),
      ...(main.topic === null ? {} : { topic: perLocale((text) => text.topic ?? main.topic) }),
      slug: perLocale((text) => text.slug),
      description: perLocale((text) => text.description),
      body: perLocale((text) => text.body),
      kind: once(main.kind),
      ...(main.picture === null ? {} : { picture: once(linkTo('Asset', main.picture)) }),
      updated: once(updated.at(-1)),
    },
    tags: main.tags,
  }
  return [entry, ...toDerivedEntries(texts, defaultLocale)]
}

function toDerivedEntries(texts: readonly PageText[], defaultLocale: string): EntryItem[] {
  const byId = Map.groupBy(
    texts.flatMap(({ locale, derived }) => derived.map((entry) => ({ locale, ...entry }))),
    ({ id }) => id,
  )
  return [...byId].flatMap(([id, versions]): EntryItem[] => {
    const [first] = versions
    if (first === undefined) return []
    const fields: Record<string, Record<string, unknown>> = {}
    for (const { locale, type, fields: values } of versions) {
      if (type !== first.type) continue
      for (const [name, value] of Object.entries(values)) {
        const place = name === 'isFaq' ? defaultLocale : locale
        fields[name] = { ...fields[name], [place]: value }
      }
    }
    return [{ kind: 'Entry', id, type: first.type, fields, tags: [] }]
  })
}
