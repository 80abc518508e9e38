import type { Block, ContentPage } from '@saum/contract/content'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Locale } from '@saum/domain/shops'
import { arrange } from './arrange.ts'
import { toHintedBlocks } from './blocks.ts'
import { parseFrontMatter } from './front-matter.ts'

/** Where a page's text comes from: the folder names the page, the file its locale. */
export interface PageFile {
  page: string
  locale: Locale
  text: string
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/
const DATE = /^\d{4}-\d{2}-\d{2}$/
const MAX_CHARACTERS = 100_000

/** Marked needs minutes for lists nested a thousand deep; nobody writes more than a few levels. */
const TOO_DEEP = /^(?:[ \t>]|[-*+] |\d+[.)] ){32,}/m

/** The page, or everything that is wrong with its file. */
export function parsePage({ page, locale, text }: PageFile): Result<ContentPage, string[]> {
  if (text.length > MAX_CHARACTERS) return refuse([`is longer than ${MAX_CHARACTERS} characters`])
  const matter = parseFrontMatter(text)
  if (!matter.ok) return refuse([matter.refusal])
  const { fields, body } = matter.value
  const { title = '', description = '', slug = '', updated = '' } = fields

  const faults: string[] = []
  if (fields['page'] !== page) faults.push(`says page "${fields['page']}" in folder "${page}"`)
  if (fields['locale'] !== locale) faults.push(`says locale "${fields['locale']}"`)
  if (title === '') faults.push('has no title')
  if (description === '') faults.push('has no description')
  if (!SLUG.test(slug)) faults.push(`has no usable slug: "${slug}"`)
  if (!DATE.test(updated)) faults.push(`has no date in "updated": "${updated}"`)
  const blocks = parseBody(body)
  if (blocks === null) faults.push('nests lists or quotes too deeply')
  if (blocks === null || faults.length > 0) return refuse(faults)
  return accept({ page, locale, title, description, slug, updated, blocks })
}

function parseBody(body: string): Block[] | null {
  return TOO_DEEP.test(body) ? null : arrange(toHintedBlocks(body))
}
