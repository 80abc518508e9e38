import type { Locale } from '@saum/domain/shops'
import type { Entry } from '../grammar/sentences.ts'
import type { Language } from '../grammar/wording.ts'
import { fillTemplate } from './fill-template.ts'
import type { Speech } from './speech.ts'

export const SPOKEN: readonly { language: Language; locale: Locale }[] = [
  { language: 'de', locale: 'de-DE' },
  { language: 'fr', locale: 'fr-CH' },
  { language: 'en', locale: 'en-GB' },
]

/** Words too common to be noticed twice. */
const COMMON = new Set(
  'nicht etwas damit genug assez jusqu enoug witho strai gerad comme darun darüb avec sans'.split(
    ' ',
  ),
)

const STEM_LETTERS = 5

/** Content words by their first letters, so that «schmal» and «schmales» count as one. */
function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words
    .filter((word) => word.length >= STEM_LETTERS)
    .map((word) => word.slice(0, STEM_LETTERS))
    .filter((stem) => !COMMON.has(stem))
}

interface EntryWords {
  /** Stems of what stands in the sentence itself, without its tokens. */
  stems: string[]
  namesFabric: boolean
  opening: string
}

const cache = new Map<string, EntryWords>()

function wordsOf(entry: Entry, language: Language): EntryWords {
  const key = `${language}/${entry.id}`
  const kept = cache.get(key)
  if (kept) return kept
  const template = entry[language]
  const words = {
    stems: stemsOf(template.replace(/\{[^}]*\}/g, ' ')),
    namesFabric: /\{[fF][.+}]/.test(template),
    opening: /^\S+/.exec(template)?.[0] ?? '',
  }
  cache.set(key, words)
  return words
}

/** What the reader has met so far in one language of a text. */
export interface Met {
  stems: Set<string>
  openings: Set<string>
}

export function noWordsMet(): Met {
  return { stems: new Set(), openings: new Set() }
}

interface Voice {
  speech: Speech
  language: Language
  /** The garment may be named in every sentence. */
  ownStems: ReadonlySet<string>
  fabricStems: readonly string[]
}

/** A sentence that repeats a content word or begins like an earlier one sounds composed. */
export function repeats(entry: Entry, met: Met, voice: Voice): boolean {
  const { stems, opening } = readOut(entry, voice)
  return met.openings.has(opening) || stems.some((stem) => met.stems.has(stem))
}

export function remember(entry: Entry, met: Met, voice: Voice): void {
  const { stems, opening } = readOut(entry, voice)
  met.openings.add(opening)
  for (const stem of stems) met.stems.add(stem)
}

function readOut(entry: Entry, { speech, language, ownStems, fabricStems }: Voice) {
  const words = wordsOf(entry, language)
  const stems = words.namesFabric ? [...words.stems, ...fabricStems] : words.stems
  const opening =
    fillTemplate(words.opening, speech)
      .toLowerCase()
      .split(/[\s’-]/)[0] ?? ''
  return { stems: stems.filter((stem) => !ownStems.has(stem)), opening }
}

export function voiceOf(speech: Speech, language: Language): Voice {
  const stems = (token: 'g' | 'h' | 'f') => stemsOf(speech.noun(token, '', false))
  return {
    speech,
    language,
    ownStems: new Set([...stems('g'), ...stems('h')]),
    fabricStems: stems('f'),
  }
}
