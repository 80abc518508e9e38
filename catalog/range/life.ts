import { integerBetween, type Random, seededRandom } from './seeded-random.ts'
import type { Colorway, Style } from './style.ts'

/** What became of a product since it came into the range. */
export interface Life {
  daysOld: number
  isNew: boolean
  sale: Sale | null
}

export type SaleCourse = 'at-once' | 'stepwise' | 'lower-before' | 'too-brief-in-switzerland'

export interface Sale {
  percent: number
  startedDaysAgo: number
  course: SaleCourse
}

const NEW_DAYS = 30

const NEW_STYLES = 0.06
const NEW_COLORS = 0.035
const SALE_STYLES = 0.06
const SALE_COLORS = 0.085

/** A sale refers to a price that was asked for a while. */
const FEWEST_DAYS_BEFORE_SALE = 60
const FIRST_SALE_DAY = { least: 4, most: 40 }
const OLDEST_DAYS = 540

const COURSES: readonly { course: SaleCourse; upTo: number }[] = [
  { course: 'stepwise', upTo: 0.15 },
  { course: 'lower-before', upTo: 0.24 },
  { course: 'too-brief-in-switzerland', upTo: 0.3 },
  { course: 'at-once', upTo: 1 },
]

const PERCENTS = [20, 20, 30, 30, 30, 40, 40, 50]

/** Colors of a style mostly come and go together; some arrive later or are reduced alone. */
export function lifeOf(style: Style, color: Colorway): Life {
  const ofStyle = seededRandom('life', style.id)
  const ofColor = seededRandom('life', style.id, color.id)
  const isNewStyle = ofStyle() < NEW_STYLES
  const isSaleStyle = ofStyle() < SALE_STYLES
  const isNew = isNewStyle || ofColor() < NEW_COLORS
  const isReduced = !isNew && (isSaleStyle || ofColor() < SALE_COLORS)
  const daysOld = isNew
    ? integerBetween(isNewStyle ? ofStyle : ofColor, 1, NEW_DAYS - 1)
    : integerBetween(ofStyle, NEW_DAYS + 5, OLDEST_DAYS)
  if (!isReduced) return { daysOld, isNew, sale: null }
  const sale = drawSale(isSaleStyle ? ofStyle : ofColor)
  const fewestDays = sale.startedDaysAgo + FEWEST_DAYS_BEFORE_SALE
  return { daysOld: Math.max(daysOld, fewestDays), isNew, sale }
}

function drawSale(random: Random): Sale {
  const percent = PERCENTS[Math.floor(random() * PERCENTS.length)] ?? 20
  const startedDaysAgo = integerBetween(random, FIRST_SALE_DAY.least, FIRST_SALE_DAY.most)
  const drawn = random()
  const course = COURSES.find(({ upTo }) => drawn < upTo)?.course ?? 'at-once'
  // A first step of twenty percent leaves room for a second one.
  return {
    percent: course === 'stepwise' ? Math.max(percent, 40) : percent,
    startedDaysAgo,
    course,
  }
}
