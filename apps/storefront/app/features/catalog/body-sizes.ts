/** Garments that are chosen by the same measurements. */
export type GarmentFamily = 'dresses' | 'tops' | 'blazers' | 'trousers' | 'skirts'

/** How the garment is cut against its size: this decides between two sizes. */
export type Cut = 'narrow' | 'usual' | 'wide'

/** Which measurements a garment is chosen by, and how its sizes are written. */
export interface ChartKind {
  sizes: 'numbers' | 'letters' | 'inches' | 'belts'
  family: GarmentFamily
  cut: Cut
}

/** What is measured on the body, in centimetres. */
export type Measure = 'bust' | 'waist' | 'hips' | 'arm' | 'shoulder' | 'insideLeg' | 'beltGirth'

/** One value, or from one to another. */
type Span = number | readonly [from: number, to: number]

export interface BodySize {
  /** As printed in the garment. */
  label: string
  /** The German number where the label is not one. */
  size?: string
  fr?: string
  uk?: string
  body: Readonly<Partial<Record<Measure, Span>>>
}

function numbered(
  label: string,
  [bust, waist, hips]: readonly [number, number, number],
  [arm, shoulder]: readonly [number, number],
): BodySize {
  const fr = String(Number(label) + 2)
  const uk = String(Number(label) - 28)
  return { label, fr, uk, body: { bust, waist, hips, arm, shoulder, insideLeg: 80 } }
}

const NUMBERS: readonly BodySize[] = [
  numbered('34', [80, 64, 90], [59, 38]),
  numbered('36', [84, 68, 94], [60, 39]),
  numbered('38', [88, 72, 98], [60, 40]),
  numbered('40', [92, 76, 102], [61, 41]),
  numbered('42', [96, 80, 106], [61, 42]),
  numbered('44', [100, 84, 110], [62, 43]),
  numbered('46', [106, 90, 115], [62, 44]),
]

const LETTERS: readonly BodySize[] = [
  { label: 'XS', size: '34', fr: '36', uk: '6', body: spans([78, 82], [62, 66], [88, 92]) },
  { label: 'S', size: '36', fr: '38', uk: '8', body: spans([82, 86], [66, 70], [92, 96]) },
  {
    label: 'M',
    size: '38/40',
    fr: '40/42',
    uk: '10/12',
    body: spans([86, 92], [70, 76], [96, 102]),
  },
  { label: 'L', size: '42', fr: '44', uk: '14', body: spans([92, 98], [76, 82], [102, 108]) },
  {
    label: 'XL',
    size: '44/46',
    fr: '46/48',
    uk: '16/18',
    body: spans([98, 106], [82, 90], [108, 115]),
  },
]

function spans(bust: Span, waist: Span, hips: Span): BodySize['body'] {
  return { bust, waist, hips }
}

const INCHES: readonly BodySize[] = [
  { label: '25', size: '32', body: { waist: 63, hips: 89 } },
  { label: '26', size: '34', body: { waist: 66, hips: 91 } },
  { label: '27', size: '34/36', body: { waist: 68, hips: 94 } },
  { label: '28', size: '36', body: { waist: 71, hips: 96 } },
  { label: '29', size: '38', body: { waist: 73, hips: 99 } },
  { label: '30', size: '38/40', body: { waist: 76, hips: 102 } },
  { label: '31', size: '40', body: { waist: 78, hips: 104 } },
  { label: '32', size: '42', body: { waist: 81, hips: 107 } },
  { label: '33', size: '42/44', body: { waist: 83, hips: 109 } },
  { label: '34', size: '44', body: { waist: 86, hips: 112 } },
]

const BELTS: readonly BodySize[] = [
  { label: '75', body: { beltGirth: [70, 79] } },
  { label: '85', body: { beltGirth: [80, 89] } },
  { label: '95', body: { beltGirth: [90, 99] } },
  { label: '105', body: { beltGirth: [100, 109] } },
]

const SIZES = { numbers: NUMBERS, letters: LETTERS, inches: INCHES, belts: BELTS } as const

/** Inside legs of the second number of jeans, in centimetres. */
export const LEG_LENGTHS: readonly BodySize[] = [
  { label: '28', body: { insideLeg: 71 } },
  { label: '30', body: { insideLeg: 76 } },
  { label: '32', body: { insideLeg: 81 } },
  { label: '34', body: { insideLeg: 86 } },
]

const MEASURES: Readonly<Record<GarmentFamily, readonly Measure[]>> = {
  dresses: ['bust', 'waist', 'hips'],
  tops: ['bust', 'waist', 'arm'],
  blazers: ['bust', 'waist', 'hips', 'shoulder', 'arm'],
  trousers: ['waist', 'hips', 'insideLeg'],
  skirts: ['waist', 'hips'],
}

/** From small to large. */
export function bodySizesOf({ sizes }: ChartKind): readonly BodySize[] {
  return SIZES[sizes]
}

/** What the chart tells about each size. */
export function measuresOf(kind: ChartKind): readonly Measure[] {
  if (kind.sizes === 'letters') return ['bust', 'waist', 'hips']
  if (kind.sizes === 'inches') return ['waist', 'hips']
  return kind.sizes === 'belts' ? ['beltGirth'] : MEASURES[kind.family]
}

/** Whether a product that has a size such as `28/32` has this row of the chart. */
export function isOffered(label: string, sizes: readonly string[]): boolean {
  return sizes.some((size) => size === label || size.startsWith(`${label}/`))
}

export function spanOf(span: Span): readonly [from: number, to: number] {
  return typeof span === 'number' ? [span, span] : span
}
