import type { Entry } from '../grammar/sentences.ts'
import type { Colorway, Style } from '../range/style.ts'

/** What the sentence bank may ask about a style; a sentence states only what these guarantee. */
export type Facts = Readonly<Record<string, readonly string[]>>

/** Everything that is settled before a style has a name and a text. */
export type Garment = Omit<Style, 'id' | 'brand' | 'feel' | 'suit' | 'colors'>

export function factsOf(style: Garment): Facts {
  return {
    family: [style.shape.family],
    shape: [style.shape.key],
    group: [style.fabric.group],
    fabric: [style.fabric.key],
    fit: only(style.fit),
    length: only(style.length),
    sleeve: only(style.sleeve),
    neckline: only(style.neckline),
    details: style.details,
    season: [style.fabric.season],
    print: style.print ? ['yes', style.print.key] : ['no'],
    care: [style.care],
  }
}

export function withColorFacts(facts: Facts, color: Colorway): Facts {
  return { ...facts, colour: [color.family], colourKey: [color.key] }
}

function only(value: string | undefined): string[] {
  return value === undefined ? [] : [value]
}

export function isTrueOf(entry: Entry, facts: Facts): boolean {
  if (entry.family !== undefined && !facts['family']?.includes(entry.family)) return false
  const holds = ([fact, values]: [string, string[]]) =>
    facts[fact]?.some((value) => values.includes(value)) ?? false
  return Object.entries(entry.when).every(holds) && !Object.entries(entry.not).some(holds)
}
