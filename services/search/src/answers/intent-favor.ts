import type { Shop } from '@saum/domain/shops'
import { type Intent, intentsAsked, intentsTold } from './intents.ts'
import type { Passage } from './passage.ts'

/** Of a heading that asks for the same. How to do something is asked in many words. */
const SAME_HEADING_FAVORS: Readonly<Record<Intent, number>> = {
  time: 1.5,
  cost: 1.5,
  place: 1.4,
  how: 1.3,
  why: 1.5,
  remedy: 1.2,
  meaning: 1.2,
}
/** Of a text that tells it, and of one that does not. */
const TOLD_FAVOR = 1.15
const UNTOLD_FAVOR = 0.75
const UNMEASURED_FAVOR = 0.6
/** Of a heading that asks for it while the question does not. */
const OTHER_HEADING_FAVORS: Readonly<Record<Intent, number>> = {
  time: 0.8,
  cost: 0.8,
  place: 0.8,
  how: 0.9,
  why: 1,
  remedy: 0.8,
  meaning: 0.7,
}

/** What has an answer with a number in it. */
const IS_MEASURED: ReadonlySet<Intent> = new Set<Intent>(['time', 'cost'])

const NONE: ReadonlySet<Intent> = new Set()

/** How much a passage is preferred for telling what a question wants to know. */
export function createIntentFavor(
  passages: readonly Passage[],
  language: Shop['language'],
): (passage: number, intents: ReadonlySet<Intent>) => number {
  const all = passages.map(({ headings, text }) => ({
    asked: intentsAsked(headings.at(-1) ?? '', language),
    told: intentsTold(text, language),
  }))
  return (number, intents) => {
    const { asked = NONE, told = NONE } = all[number] ?? {}
    let favor = 1
    for (const intent of asked.difference(intents)) favor *= OTHER_HEADING_FAVORS[intent]
    for (const intent of intents) {
      if (asked.has(intent) && (told.has(intent) || !IS_MEASURED.has(intent))) {
        favor *= SAME_HEADING_FAVORS[intent]
      } else if (told.has(intent)) favor *= TOLD_FAVOR
      else favor *= IS_MEASURED.has(intent) ? UNMEASURED_FAVOR : UNTOLD_FAVOR
    }
    return favor
  }
}
