import type { PageKind } from '@saum/contract/content'
import { plainText, type Inline } from '@saum/contract/content-block'
import type { Locale } from '@saum/domain/shops'
import { given } from './block-maker.ts'
import { createFieldValues } from './field-values.ts'
import { foreignLocale } from './make-blocks.ts'
import type { Report } from './report.ts'
import { markedWords } from './rich-text-inlines.ts'
import { languageOf } from './space-locales.ts'
import type { Entry } from './space.ts'
import type { Reading } from './values.ts'

/** What is known of a page without looking at its text. */
export interface PageHead {
  entry: Entry
  kind: PageKind
  title: string
  headline?: Inline[]
  topic?: string
  description: string
  slug: string
  updated: string
  language?: Locale
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/
const DAY = /^\d{4}-\d{2}-\d{2}/

/** `null` when the page has no title or no address in this locale. */
export function pageHeadOf(
  entry: Entry,
  { locale, reading, report }: { locale: Locale; reading: Reading; report: Report },
): PageHead | null {
  const values = createFieldValues(entry, reading)
  const title = values.text('title')
  const kind = values.oneOf('kind', ['home', 'page', 'story']) ?? 'page'
  const slug = kind === 'home' ? '' : (values.text('slug') ?? '').replaceAll(/^\/+|\/+$/g, '')
  if (title === undefined || (kind !== 'home' && !SLUG.test(slug))) {
    const fault = title === undefined ? 'has no title' : `has no usable slug: "${slug}"`
    report(`Page ${entry.id} is left out in ${locale}, it ${fault}`)
    return null
  }
  const headline = markedWords(title)
  const isMarked = headline.some((part) => part.kind === 'emphasis')
  const language = foreignLocale(values.wordsCode(), languageOf(locale))
  return {
    entry,
    kind,
    title: plainText(headline),
    ...given({ headline: isMarked ? headline : undefined, topic: values.text('topic') }),
    description: values.text('description') ?? '',
    slug,
    updated: dayOf(values.key('updated')) ?? dayOf(entry.updatedAt) ?? '',
    ...(language === undefined ? {} : { language }),
  }
}

function dayOf(text: string | undefined): string | undefined {
  return DAY.exec(text ?? '')?.[0]
}
