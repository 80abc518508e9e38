import { keysAround } from '@saum/search/text/keyboards'
import type { Language } from '@saum/search/text/vocabulary'
import { pick, type Random } from '../demo-range.ts'
import { SOUND_SLIPS } from './sound-slips.ts'

export const SLIP_KINDS = ['insert', 'drop', 'swap', 'neighbor', 'sound'] as const
export type SlipKind = (typeof SLIP_KINDS)[number]

export interface Slip {
  kind: SlipKind
  /** The word as it was typed. */
  typed: string
}

const LETTER = /\p{L}/u

/** One slip of every kind in a word, as fingers and ears make them; a kind that cannot be made is left out. */
export function makeSlips(word: string, language: Language, random: Random): Slip[] {
  return SLIP_KINDS.flatMap((kind) => {
    const typed = MAKERS[kind](Array.from(word), { language, random })
    return typed === null || typed === word ? [] : [{ kind, typed }]
  })
}

interface Typing {
  language: Language
  random: Random
}

type Make = (letters: readonly string[], typing: Typing) => string | null

const MAKERS: Readonly<Record<SlipKind, Make>> = {
  /** A second key is hit beside the right one, or the right one twice. */
  insert(letters, { language, random }) {
    const at = placeIn(letters, random)
    if (at === null) return null
    const key = letters[at] ?? ''
    const extra = pick(random, [key, ...Array.from(keysAround(language).get(key) ?? '')])
    return letters.toSpliced(at + 1, 0, extra).join('')
  },
  drop(letters, { random }) {
    const at = placeIn(letters, random)
    return at === null ? null : letters.toSpliced(at, 1).join('')
  },
  swap(letters, { random }) {
    const places = letters.keys().filter((at) => {
      const [left = '', right = ''] = letters.slice(at, at + 2)
      return left !== right && LETTER.test(left) && LETTER.test(right)
    })
    const at = pickFrom([...places], random)
    if (at === null) return null
    return letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? '').join('')
  },
  neighbor(letters, { language, random }) {
    const around = keysAround(language)
    const places = letters.keys().filter((at) => around.has(letters[at] ?? ''))
    const at = pickFrom([...places], random)
    if (at === null) return null
    const key = pick(random, Array.from(around.get(letters[at] ?? '') ?? ''))
    return letters.toSpliced(at, 1, key).join('')
  },
  sound(letters, { language, random }) {
    const word = letters.join('')
    const possible = SOUND_SLIPS[language].flatMap(([written, heard]) =>
      [...word.matchAll(new RegExp(written, 'gu'))].map(({ 0: found, index }) => {
        return word.slice(0, index) + heard + word.slice(index + found.length)
      }),
    )
    return pickFrom(possible, random)
  },
}

function placeIn(letters: readonly string[], random: Random): number | null {
  return pickFrom(
    [...letters.keys()].filter((at) => LETTER.test(letters[at] ?? '')),
    random,
  )
}

function pickFrom<T>(items: readonly T[], random: Random): T | null {
  return items.length === 0 ? null : pick(random, items)
}
