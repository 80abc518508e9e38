import { money, type Money } from '@saum/domain/money'
import type { PictureSource } from '#app/ui/picture.tsx'
import type { Swatch } from '#app/ui/swatches.tsx'

export function euro(cents: number): Money {
  return money(cents, 'EUR')
}

/** A shirt on the studio's backdrop, drawn on the spot: the workshop needs no catalog. */
export function shirtPicture(color: string, view: 'front' | 'collar' = 'front'): PictureSource {
  const viewBox = view === 'front' ? '0 0 360 450' : '90 60 180 225'
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="450" height="563">
    <path fill="#eceae6" d="M0 0h360v450H0z"/>
    <path fill="${color}" d="M140 92l-58 30-28 150 34 8 18-86v176h148V194l18 86 34-8-28-150-58-30-40 34z"/>
    <path fill="none" stroke="#161412" stroke-opacity=".25" d="M140 92l40 34 40-34-14 48-26-14-26 14zM180 126v244"/>
  </svg>`
  return {
    src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    width: 450,
    height: 563,
  }
}

const COLORS = [
  ['Kamel', '#a98a66'],
  ['Schwarz', '#1b1b1d'],
  ['Marine', '#232838'],
  ['Weiß', '#f6f4f0'],
  ['Salbei', '#939c89'],
  ['Bordeaux', '#572430'],
] as const

export function sampleSwatches(count: number): Swatch[] {
  return COLORS.slice(0, count).map(([name, color], index) => ({
    name,
    color,
    href: `#${name}`,
    current: index === 0,
  }))
}
