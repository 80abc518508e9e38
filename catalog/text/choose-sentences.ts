import { known } from '../grammar/grammar-file.ts'
import { FEELS, type Feel } from '../grammar/materials.ts'
import { type Entry, PLANS, SENTENCES, type Slot } from '../grammar/sentences.ts'
import { type Random, shuffled } from '../range/seeded-random.ts'
import { type Facts, factsOf, type Garment, isTrueOf } from './facts.ts'
import { noWordsMet, remember, repeats, SPOKEN, voiceOf } from './sentence-words.ts'
import { speakOf } from './speech.ts'

/** How often each sentence was used, in all and by shape, so that repeats spread over the range. */
export interface SentenceUse {
  total: Map<string, number>
  byShape: Map<string, number>
}

export function noSentenceUse(): SentenceUse {
  return { total: new Map(), byShape: new Map() }
}

const MOST_SENTENCES = 5
const FEWEST_SENTENCES = 3

/** A description as sentences of the bank; the same ones serve all languages. */
export function chooseSentences(random: Random, style: Garment, use: SentenceUse): Entry[] {
  const facts = factsOf(style)
  for (const plan of shuffled(random, PLANS, ({ weight }) => weight)) {
    const text = startText(style)
    for (const slot of slotsOf(plan.slots, style)) text.add(random, slot, facts, use)
    if (text.chosen.length < FEWEST_SENTENCES) continue
    for (const entry of text.chosen) count(entry, style, use)
    return text.chosen
  }
  throw new Error(`The sentence bank has no text for ${style.shape.key} in ${style.fabric.key}`)
}

/** A closing sentence about the color, where the text leaves room for one. */
export function chooseColorSentence(
  random: Random,
  style: Garment,
  { chosen, facts, use }: { chosen: readonly Entry[]; facts: Facts; use: SentenceUse },
): Entry | undefined {
  if (chosen.length >= MOST_SENTENCES) return undefined
  const text = startText(style, chosen)
  const entry = text.add(random, 'colour', facts, use)
  if (entry) count(entry, style, use)
  return entry
}

function slotsOf(slots: readonly Slot[], { print }: Garment): Slot[] {
  const [first, ...rest] = slots
  if (print === null || first === undefined) return [...slots]
  return [first, 'print' as const, ...rest].slice(0, MOST_SENTENCES)
}

function startText(style: Garment, chosen: readonly Entry[] = []) {
  const voices = SPOKEN.map(({ language, locale }) => ({
    voice: voiceOf(speakOf(style, locale), language),
    met: noWordsMet(),
  }))
  const text = {
    chosen: [] as Entry[],
    add(random: Random, slot: Slot, facts: Facts, use: SentenceUse): Entry | undefined {
      const open = SENTENCES[slot].filter((entry) => isTrueOf(entry, facts))
      const entry = shuffled(random, open, (candidate) => weigh(candidate, style, use)).find(
        (candidate) => !voices.some(({ voice, met }) => repeats(candidate, met, voice)),
      )
      if (entry) take(entry)
      return entry
    },
  }
  function take(entry: Entry) {
    text.chosen.push(entry)
    for (const { voice, met } of voices) remember(entry, met, voice)
  }
  for (const entry of chosen) take(entry)
  return text
}

/** Sentences about this shape, detail or fabric come first, well-worn ones last. */
function weigh(entry: Entry, style: Garment, { total, byShape }: SentenceUse): number {
  const isSpecific = 'shape' in entry.when || 'details' in entry.when || 'group' in entry.when
  const worn = 6 * (total.get(entry.id) ?? 0) + 30 * (byShape.get(shapeKey(entry, style)) ?? 0)
  return (isSpecific ? 3 : 1) / (1 + worn)
}

function count(entry: Entry, style: Garment, { total, byShape }: SentenceUse): void {
  total.set(entry.id, (total.get(entry.id) ?? 0) + 1)
  byShape.set(shapeKey(entry, style), (byShape.get(shapeKey(entry, style)) ?? 0) + 1)
}

function shapeKey(entry: Entry, style: Garment): string {
  return `${style.shape.key}/${entry.id}`
}

/** An adjective for the fabric that the sentences do not already use. */
export function chooseFeel(
  random: Random,
  style: Garment,
  entries: readonly Entry[],
): Feel | undefined {
  const nouns = [style.fabric.de.noun, style.fabric.fr.noun, style.fabric.en.noun]
  const text = folded([...entries.flatMap(({ de, fr, en }) => [de, fr, en]), ...nouns].join(' '))
  return shuffled(random, style.fabric.feels)
    .map((key) => known(FEELS, key))
    .find(({ de, fr, en }) =>
      [de.slice(0, 5), fr.m.slice(0, 4), en].every((word) => !text.includes(folded(word))),
    )
}

function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
