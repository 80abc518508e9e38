import type { Shop } from '@saum/domain/shops'
import { writeNumber } from '@saum/domain/number-writer'

interface FibreRow {
  value: string | number
  percent?: number | undefined
  part?: string | undefined
}

/**
 * One line per part of the garment, «Oberstoff: 96 % Schurwolle, 4 % Elastan», the largest share
 * first as the law on textile names wants it. A row without a share is text, such as for leather.
 */
export function compositionLines(parts: readonly FibreRow[][], shop: Shop): string[] {
  return parts
    .filter((rows) => rows.length > 0)
    .map((rows) => {
      const words = rows
        .toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0))
        .map(({ value, percent }) => withShare(String(value), percent, shop))
        .join(', ')
      const part = rows[0]?.part
      return part ? `${part}${COLON[shop.language]} ${words}` : words
    })
}

const COLON = { de: ':', fr: '\u00A0:', en: ':' } as const

/** German and French put a space before the sign, English does not. */
const PERCENT = { de: '\u00A0%', fr: '\u00A0%', en: '%' } as const

function withShare(fibre: string, percent: number | undefined, { locale, language }: Shop): string {
  if (percent === undefined) return fibre
  return `${writeNumber(percent, locale)}${PERCENT[language]} ${fibre}`
}
