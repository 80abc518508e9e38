import { known } from '../grammar/grammar-file.ts'
import { DETAILS, NECKLINES, SLEEVES, type TitleForm } from '../grammar/garments.ts'
import type { Wording } from '../grammar/wording.ts'
import type { Garment } from './facts.ts'

/** Something a title may name: a neckline, a sleeve or a detail. */
export interface Feature {
  key: string
  name: Wording
  title: TitleForm
}

/** What a title can say of a style that its noun does not say already. */
export function featuresOf(style: Garment): Feature[] {
  const necklines = style.neckline === undefined ? [] : [known(NECKLINES, style.neckline)]
  const sleeves = style.sleeve === undefined ? [] : [known(SLEEVES, style.sleeve)]
  const details = style.details
    .map((key) => known(DETAILS, key))
    .map(({ key, bullet, title }) => ({ key, name: bullet, title }))
  return [...necklines, ...sleeves, ...details].flatMap(({ key, name, title }) =>
    title && !style.shape.title.implied.includes(key) ? [{ key, name, title }] : [],
  )
}
