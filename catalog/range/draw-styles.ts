import { known } from '../grammar/grammar-file.ts'
import {
  COMPOSITIONS,
  type Composition,
  LINED_BY,
  type Lining,
  LININGS,
  LININGS_BY_FAMILY,
} from '../grammar/materials.ts'
import type { Entry } from '../grammar/sentences.ts'
import {
  chooseFeel,
  chooseSentences,
  noSentenceUse,
  type SentenceUse,
} from '../text/choose-sentences.ts'
import type { Garment } from '../text/facts.ts'
import { chooseTitle, type Title } from '../text/title.ts'
import { assignBrands } from './assign-brands.ts'
import { drawCut } from './draw-cut.ts'
import { pick, type Random, seededRandom } from './seeded-random.ts'
import type { Style } from './style.ts'
import type { StylePlan } from './style-plan.ts'

/** Style numbers: two digits count the styles of a shape, the shape's own number stands before. */
const STYLES_IN_NUMBER = 100

const MOST_TEXT_TRIES = 40

/** A style with its words. */
export interface WrittenStyle {
  style: Style
  title: Title
  sentences: Entry[]
}

export interface WrittenStyles {
  styles: Map<StylePlan, WrittenStyle>
  /** Goes on counting while the colors get their sentences. */
  use: SentenceUse
}

export function drawStyles(
  plans: readonly StylePlan[],
  onProgress: (text: string) => void,
): WrittenStyles {
  const brandOf = assignBrands(plans)
  const use = noSentenceUse()
  const titles = new Set<string>()
  const texts = new Set<string>()
  const turns = new Map<string, number>()
  const styles = new Map<StylePlan, WrittenStyle>()
  for (const plan of plans) {
    const turn = turns.get(plan.shape.key) ?? 0
    turns.set(plan.shape.key, turn + 1)
    const id = plan.shape.id * STYLES_IN_NUMBER + turn + 1
    const random = seededRandom('style', id)
    const garment = drawGarment(random, plan, turn)
    const sentences = chooseNewText(random, garment, use, texts)
    const feel = chooseFeel(random, garment, sentences)
    const title = chooseTitle(random, garment, titles)
    const { suit, colors } = plan
    const style = { ...garment, id, brand: brandOf(plan), feel, suit, colors }
    styles.set(plan, { style, title, sentences })
    onProgress(`Designed ${styles.size} of ${plans.length} demo styles`)
  }
  return { styles, use }
}

function drawGarment(random: Random, plan: StylePlan, turn: number): Garment {
  const { shape, fabric, print } = plan
  const cut = drawCut(random, shape, { turn, details: plan.details })
  const composition = chooseComposition(plan, turn)
  const lining = chooseLining(random, plan, cut.details)
  return {
    ...cut,
    shape,
    fabric,
    print,
    composition,
    lining,
    care: shape.careOverride ?? fabric.care,
  }
}

function chooseComposition({ shape, fabric }: StylePlan, turn: number): Composition {
  const ids = fabric.compositions
  const id = shape.family === 'accessory' ? ids[0] : ids[turn % ids.length]
  return known(COMPOSITIONS, id ?? '')
}

function chooseLining(
  random: Random,
  { shape }: StylePlan,
  details: readonly string[],
): Lining | null {
  const linings = LININGS_BY_FAMILY[shape.family]
  if (!linings || !LINED_BY.some((detail) => details.includes(detail))) return null
  return known(LININGS, pick(random, linings))
}

/** No two styles read the same. */
function chooseNewText(
  random: Random,
  garment: Garment,
  use: SentenceUse,
  texts: Set<string>,
): Entry[] {
  for (let tries = 0; tries < MOST_TEXT_TRIES; tries += 1) {
    const sentences = chooseSentences(random, garment, use)
    const key = sentences.map(({ id }) => id).join()
    if (texts.has(key)) continue
    texts.add(key)
    return sentences
  }
  throw new Error(`The sentence bank is used up for ${garment.shape.key}`)
}
