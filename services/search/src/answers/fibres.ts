import type { Shop } from '@saum/domain/shops'
import type { Passage } from './passage.ts'
import { spokenWords } from './question.ts'

const FIBRES: Readonly<Record<Shop['language'], ReadonlySet<string>>> = {
  de: spokenWords(`baumwolle leinen wolle schurwolle kaschmir cashmere alpaka mohair seide viskose modal
    lyocell polyester polyamid elasthan denim acetat cupro leder`),
  fr: spokenWords(`coton lin laine cachemire alpaga mohair soie viscose modal lyocell polyester polyamide
    élasthanne denim acétate cupro cuir`),
  en: spokenWords(`cotton linen wool cashmere alpaca mohair silk viscose modal lyocell polyester polyamide
    elastane denim acetate cupro leather`),
}

/**
 * Whether a passage stands under another fibre than the one asked about. What suits cotton ruins
 * linen, so no answer is better than that one, however many words it shares with the question.
 */
export function isAboutOtherFibre(
  { headings }: Pick<Passage, 'headings'>,
  spoken: ReadonlySet<string>,
  language: Shop['language'],
): boolean {
  const asked = FIBRES[language].intersection(spoken)
  if (asked.size === 0) return false
  const told = FIBRES[language].intersection(spokenWords(headings.at(-1) ?? ''))
  return told.size > 0 && told.isDisjointFrom(asked)
}
