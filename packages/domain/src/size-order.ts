const LETTER_SIZES = ['2xs', 'xs', 's', 'm', 'l', 'xl', '2xl', '3xl'] as const

const ALIASES: Readonly<Record<string, string>> = { xxs: '2xs', xxl: '2xl', xxxl: '3xl' }

const NUMERIC_SIZE = /^(\d+(?:[.,]\d+)?)(?!.*[a-z])/

const textOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' })

interface SizeRank {
  group: 'letter' | 'number' | 'other'
  rank: number
}

const GROUP_ORDER = { letter: 0, number: 1, other: 2 } as const

function rankSize(label: string): SizeRank {
  const size = label.trim().toLowerCase()
  const letterRank = (LETTER_SIZES as readonly string[]).indexOf(ALIASES[size] ?? size)
  if (letterRank >= 0) return { group: 'letter', rank: letterRank }
  const number = NUMERIC_SIZE.exec(size)?.[1]
  if (number !== undefined) return { group: 'number', rank: Number(number.replace(',', '.')) }
  return { group: 'other', rank: 0 }
}

/** Letter sizes from small to large, then numbers (`36/38` by its first), then the rest by name. */
export function compareSizes(left: string, right: string): number {
  const a = rankSize(left)
  const b = rankSize(right)
  return (
    GROUP_ORDER[a.group] - GROUP_ORDER[b.group] || a.rank - b.rank || textOrder.compare(left, right)
  )
}
