import type { Locale } from '@saum/domain/shops'
import { createQueryPlanner } from './query-planner.ts'
import { anIndex } from './test-index.ts'
import { anAnalyser, VOCABULARY } from './test-vocabulary.ts'
import { languageOf } from './vocabulary.ts'

interface Sold {
  texts: readonly string[]
  categories?: readonly string[]
}

export const RANGE: Partial<Record<Locale, readonly Sold[]>> = {
  'de-DE': [
    { texts: ['Midikleid aus Viskose', 'Für den Sommer.'], categories: ['Kleider', 'Midikleider'] },
    { texts: ['Rotes Jerseykleid mit Taschen'], categories: ['Kleider'] },
    { texts: ['Schultertasche'], categories: ['Taschen'] },
    { texts: ['Weste aus Leinen'], categories: ['Westen'] },
    { texts: ['Pullover aus Kaschmir'], categories: ['Pullover'] },
    { texts: ['Cardigan mit langen Ärmeln', 'Lange Ärmel'] },
    { texts: ['Bluse weiß Popeline'] },
    { texts: ['Marlenehose'], categories: ['Hosen', 'Marlenehosen'] },
    { texts: ['Maxikleid', 'Eine lange Linie.'], categories: ['Kleider', 'Maxikleider'] },
    { texts: ['56209-218', 'Mantel'] },
    { texts: ['Hose'], categories: ['Hosen'] },
    { texts: ['Rock blau'], categories: ['Röcke'] },
    { texts: ['Bluse blau'], categories: ['Blusen'] },
    { texts: ['Hemd blau'] },
  ],
  'de-CH': [{ texts: ['Bleistiftjupe'], categories: ['Bleistiftjupes'] }],
  'de-AT': [{ texts: ['Strickhaube Wolle'] }, { texts: ['Gilet aus Leinen'] }],
  'fr-CH': [
    { texts: ['Robe midi noire'] },
    { texts: ['Pull à col roulé'] },
    { texts: ['Foulard'] },
    { texts: ['T-shirt manches longues'], categories: ['T-shirts manches longues'] },
    { texts: ['Blazer', 'Manches longues'] },
  ],
  'en-GB': [
    { texts: ['Wide-leg trousers'], categories: ['Trousers'] },
    { texts: ['Roll-neck jumper'] },
    { texts: ['Wrap dress'], categories: ['Dresses'] },
    { texts: ['Tank top'], categories: ['Tank tops'] },
  ],
}

const KEYWORDS: Partial<Record<Locale, Record<string, readonly string[]>>> = {
  'de-DE': {
    ec_color: ['Rot', 'Weiß'],
    size: ['38', 'M', '28/32', '28/34'],
    sleeve: ['Lange Ärmel'],
  },
  'fr-CH': { ec_color: ['Noir'], size: ['38', 'L'] },
  'en-GB': { ec_color: ['Black'], size: ['38', 'S'] },
}

/** A planner over a few products of a shop. */
export function aPlanner(locale: Locale) {
  const analyser = anAnalyser(languageOf(locale))
  const documents = (RANGE[locale] ?? []).map((sold) => ({
    ...sold,
    keywords: KEYWORDS[locale] ?? {},
  }))
  return createQueryPlanner({
    locale,
    vocabulary: VOCABULARY,
    analyser,
    index: anIndex(documents, analyser.analyse),
  })
}
