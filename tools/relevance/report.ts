import type { Outcome } from './judge-shop.ts'
import { SLIP_HEAD } from './slips/slip-report.ts'

/** A line per tag and one for all. */
export function tableOf(language: string, outcomes: readonly Outcome[]): string {
  const groups = [...Map.groupBy(outcomes, ({ tag }) => tag)]
  return [
    ...groups.map(([tag, group]) => rowOf(language, tag, group)),
    rowOf(language, 'all', outcomes),
  ].join('\n')
}

export function rowOf(language: string, tag: string, group: readonly Outcome[]): string {
  const cells = [
    language,
    tag,
    String(group.length),
    mean(group.map(({ recall }) => recall)),
    mean(group.map(({ gain }) => gain)),
    mean(group.map(({ precision }) => precision)),
    percent(group.filter(({ isEmpty }) => isEmpty).length / group.length),
  ]
  return `| ${cells.join(' | ')} |`
}

/** The queries with the least gain, and what was shown for them. */
export function worstOf(outcomes: readonly Outcome[], count: number): string {
  return outcomes
    .toSorted((left, right) => left.gain + left.recall - right.gain - right.recall)
    .slice(0, count)
    .map(({ query, tag, correctedQuery, recall, gain, found }) => {
      const first = found.slice(0, 5).map(({ grade, name }) => `${grade} ${name}`)
      const corrected = correctedQuery === null ? '' : ` → ${correctedQuery}`
      const figures = `recall ${recall.toFixed(2)} gain ${gain.toFixed(2)} of ${found.length}`
      return `${query}${corrected} [${tag}] ${figures}\n    ${first.join(' · ')}`
    })
    .join('\n')
}

function mean(values: readonly number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

const HEAD = `# Relevance

Queries over the demo range, judged from their words and from what the range is made of, not from what
our search answers: \`tools/relevance/queries.*.json\`. Written by \`node tools/relevance/main.ts\`.

- **recall@24**: the share of the styles of grade 2 and 3 that are on the first page of 24, or that fit on it.
- **nDCG@10**: how close the first ten are to the best possible ten; 1 is as good as it gets.
- **precision**: the share of everything that is found that has any grade; it matters when a shopper sorts by
  price or reads the numbers of the filters.
- **empty**: queries without any result. Queries tagged \`none\` ask for what the range does not have; there
  an empty result counts as 1.
- **unseen**: queries of \`tools/relevance/unseen.*.json\`, written after all weights were set and asked once
  before this table was first made. They say how far the others flatter us.

| language | tag | queries | recall@24 | nDCG@10 | precision | empty |
| --- | --- | ---: | ---: | ---: | ---: | ---: |
`

export function documentOf(tables: readonly string[], slips: readonly string[]): string {
  return `${HEAD}${tables.join('\n')}\n${SLIP_HEAD}${slips.join('\n')}\n`
}
