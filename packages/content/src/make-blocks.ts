import type { Block, BlockMark } from '@saum/contract/content-block'
import { BLOCK_TABLE } from './block-table.ts'
import { createFields, type Fields } from './fields.ts'
import { MAX_DEPTH } from './links.ts'
import type { Making } from './making.ts'
import type { Report } from './report.ts'
import { knownLocale, languageOf } from './space-locales.ts'
import type { Entry } from './space.ts'
import { isVisible } from './visibility.ts'

/** More than any page shows; without an end, links that meet again and again would take forever. */
const MAX_ENTRIES = 1_000

/** The measure of one page: entries and parts of them count alike. */
export function createRoom(page: string, report: Report): Making['hasRoom'] {
  let made = 0
  return () => {
    made += 1
    if (made <= MAX_ENTRIES) return true
    report(`Page ${page} has more than ${MAX_ENTRIES} entries; the rest is cut`)
    return false
  }
}

/** Turns entries into blocks for one page. */
export function createBlocksOf(makingOf: () => Making): Making['blocksOf'] {
  return (entry, within, { isForced = false } = {}) => {
    const making = makingOf()
    const { at, reading, shop } = making
    if (!isForced && !isVisible(entry, { at, reading, timeZone: shop.timeZone })) return []
    if (!mayStand(entry, within, making)) return []
    if (!making.hasRoom()) return []
    return makeBlocks(createFields(entry, making, [...within, entry.id]), making)
  }
}

function mayStand({ id }: Entry, within: readonly string[], { report }: Making): boolean {
  if (within.includes(id)) {
    report(`Entry ${id} contains itself: ${[...within, id].join(' → ')}`)
    return false
  }
  if (within.length > MAX_DEPTH) {
    report(`Entry ${id} stands deeper than ${MAX_DEPTH} levels: ${within.join(' → ')}`)
    return false
  }
  return true
}

function makeBlocks(fields: Fields, making: Making): Block[] {
  const { entry } = fields
  const make = BLOCK_TABLE.get(entry.type)
  if (make === undefined) {
    making.report(`The content type "${entry.type}" is no block this shop knows; it is skipped`)
    return []
  }
  const made = make(fields, making)
  if (fields.missing.length > 0) {
    const missing = fields.missing.join(', ')
    making.report(`Entry ${entry.id} (${entry.type}) is left out: ${missing} is missing`)
    return []
  }
  if (!('kind' in made)) return [...made]
  return [{ ...made, ...markOf(fields, making) }]
}

function markOf(fields: Fields, making: Making): BlockMark {
  const language = foreignLocale(fields.wordsCode(), making.language)
  return {
    ...(making.marksEntries ? { entry: fields.entry.id } : {}),
    ...(language === undefined ? {} : { language }),
  }
}

/** The locale words were written in, if their language is another one. */
export function foreignLocale(code: string | undefined, language: string) {
  if (code === undefined || languageOf(code) === language) return undefined
  return knownLocale(code)
}
