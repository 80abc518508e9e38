import type { LocalizedText } from '@saum/shop/documents/localized-text'
import { known } from '../grammar/grammar-file.ts'
import { FIT_NOTE, SIZE_ADVICE } from '../grammar/garments.ts'
import { wordingFor } from '../grammar/wording.ts'
import type { Style } from '../range/style.ts'
import { localized } from './localized.ts'

/** For skirts and trousers of any leg the waist decides. */
const WAIST_DECIDES = new Set(['trousers', 'jeans', 'skirt'])

/** Which size to take and how it was tried on; what comes in one size needs neither. */
export function fitNoteOf({ shape, fit }: Style): LocalizedText | undefined {
  const { fitSize } = shape
  if (fitSize === null) return undefined
  const usual = WAIST_DECIDES.has(shape.family) ? 'other' : 'regular'
  const advice = known(SIZE_ADVICE, fit !== undefined && SIZE_ADVICE.has(fit) ? fit : usual)
  return localized((locale) => {
    const note = wordingFor(FIT_NOTE, locale).replace('{size}', fitSize)
    return `${wordingFor(advice, locale)} ${note}`
  })
}
