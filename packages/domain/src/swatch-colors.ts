/** How a color is shown: one color, or two where it is a mixture. */
export interface SwatchColors {
  color: string
  accent?: string
}

/** What is known of a color. */
interface KnownColor {
  hex?: string | undefined
  /** Of a family of colors. */
  id?: number | undefined
  /** German, or the key of a family. */
  name?: string | undefined
}

/** Families of colors, with the numbers and the German names ranges call them by. */
const FAMILIES: readonly (readonly [id: number, names: readonly string[], look: SwatchColors])[] = [
  [100, ['black', 'schwarz'], { color: '#1b1b1d' }],
  [101, ['white', 'weiss'], { color: '#f6f4f0' }],
  [102, ['grey', 'grau'], { color: '#9a9a9c' }],
  [103, ['beige', 'creme'], { color: '#d9c8ab' }],
  [104, ['brown', 'braun'], { color: '#6b4a36' }],
  [105, ['red', 'rot'], { color: '#9e2b32' }],
  [106, ['pink', 'rosa'], { color: '#dba7a8' }],
  [107, ['orange'], { color: '#c8693a' }],
  [108, ['yellow', 'gelb'], { color: '#d9b24a' }],
  [109, ['green', 'gruen'], { color: '#55704f' }],
  [110, ['blue', 'blau'], { color: '#2f4a7d' }],
  [111, ['purple', 'lila'], { color: '#7d6690' }],
  [112, ['multi', 'mischfarben', 'mehrfarbig', 'bunt'], { color: '#9e2b32', accent: '#2f4a7d' }],
  [113, ['gold'], { color: '#b8973f' }],
  [114, ['silver', 'silber'], { color: '#c3c6c8' }],
  [115, ['turquoise', 'tuerkis'], { color: '#3f8f91' }],
]

const UNKNOWN: SwatchColors = { color: '#9a9a9c' }

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** The one look of a family of colors; `null` where the family is not one of ours. */
export function familyColors({ id, name = '' }: Omit<KnownColor, 'hex'>): SwatchColors | null {
  const key = name.toLowerCase().replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
  const found =
    FAMILIES.find(([familyId]) => familyId === id) ??
    FAMILIES.find(([, names]) => names.includes(key))
  return found?.[2] ?? null
}

/** Its own color, else that of its family; grey where neither is known. */
export function swatchColors({ hex = '', ...family }: KnownColor): SwatchColors {
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(hex)) return { color: hex }
  return familyColors(family) ?? UNKNOWN
}

/** The same as the background of an element. */
export function swatchBackground({ color, accent }: SwatchColors): string {
  return accent === undefined ? color : `linear-gradient(135deg, ${color} 50%, ${accent} 50%)`
}
