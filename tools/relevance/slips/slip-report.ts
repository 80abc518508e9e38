import type { SlipOutcome } from './judge-slips.ts'
import { SLIP_KINDS } from './make-slips.ts'

const FEWEST_LETTERS = 4

export const SLIP_HEAD = `
## Slips

One slip of every kind in every word that the operator expects, alone or in a query: a key beside the right
one hit as well (insert) or instead (neighbor), a letter left out (drop), two swapped, a word written as it
sounds. Keyboards are QWERTZ for German, AZERTY and the Swiss one for French, QWERTY for English. Slips are
made from a seed, none is chosen by hand; those that make another word of the shop are left out. A query is
understood if at least half of the first ten are what it finds without the slip; the aim is 97 %.
\`npm run relevance -- --slips 20 [de]\` prints what is not understood, \`--seed <any>\` makes other slips.

| language | queries | understood | ${SLIP_KINDS.join(' | ')} | of three letters |
| --- | ---: | ---: | ${SLIP_KINDS.map(() => '---:').join(' | ')} | ---: |
`

export function slipRow(language: string, outcomes: readonly SlipOutcome[]): string {
  const long = outcomes.filter(({ typed }) => typed.length >= FEWEST_LETTERS)
  const short = outcomes.filter(({ typed }) => typed.length < FEWEST_LETTERS)
  const kinds = SLIP_KINDS.map((wanted) => shareOf(long.filter(({ kind }) => kind === wanted)))
  const cells = [language, String(long.length), shareOf(long), ...kinds, shareOf(short)]
  return `| ${cells.join(' | ')} |`
}

/** Some of the slips that were not understood, from all over the list. */
export function missedSlips(outcomes: readonly SlipOutcome[], count: number): string {
  const missed = outcomes.filter(({ isUnderstood }) => !isUnderstood)
  const step = Math.max(1, Math.floor(missed.length / count))
  return missed
    .filter((_, at) => at % step === 0)
    .map(({ kind, typed, searched, meant }) => `${kind}: ${typed} → ${searched}, meant ${meant}`)
    .join('\n')
}

export function understoodShare(outcomes: readonly SlipOutcome[]): number {
  return outcomes.filter(({ isUnderstood }) => isUnderstood).length / outcomes.length
}

function shareOf(outcomes: readonly SlipOutcome[]): string {
  return outcomes.length === 0 ? '–' : `${(understoodShare(outcomes) * 100).toFixed(1)} %`
}
