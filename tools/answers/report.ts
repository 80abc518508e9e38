import type { JudgedAnswer } from './judge-answers.ts'

const HEAD = `| language | half | questions | right | refused | missed | wrong | right or refused |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |`

/** A line per language and half, and one for all of each half. */
export function tableOf(judged: readonly JudgedAnswer[]): string {
  const rows = (['tuned', 'unseen'] as const).flatMap((half) => {
    const own = judged.filter((answer) => answer.half === half)
    const groups = [...Map.groupBy(own, ({ shop }) => languageOf(shop))]
    return [
      ...groups.map(([language, group]) => rowOf(language, half, group)),
      rowOf('all', half, own),
    ]
  })
  return [HEAD, ...rows].join('\n')
}

/** The share that is right or honestly refused, and how many are wrong. */
export function summaryOf(judged: readonly JudgedAnswer[]): { share: number; wrong: number } {
  const count = countsOf(judged)
  return { share: (count('right') + count('refused')) / judged.length, wrong: count('wrong') }
}

export function missesOf(judged: readonly JudgedAnswer[]): string {
  return judged
    .filter(({ verdict }) => verdict === 'missed' || verdict === 'wrong')
    .map(({ shop, question, topic, verdict, given, facts }) =>
      `${verdict} ${shop}: ${question} [${topic}: ${facts.join(' / ')}]\n    ${given}`.trimEnd(),
    )
    .join('\n')
}

function countsOf(judged: readonly JudgedAnswer[]) {
  return (wanted: JudgedAnswer['verdict']) =>
    judged.filter(({ verdict }) => verdict === wanted).length
}

export function rowOf(language: string, half: string, group: readonly JudgedAnswer[]): string {
  const count = countsOf(group)
  const cells = [
    language,
    half,
    String(group.length),
    ...(['right', 'refused', 'missed', 'wrong'] as const).map((verdict) => String(count(verdict))),
    `${(summaryOf(group).share * 100).toFixed(1)} %`,
  ]
  return `| ${cells.join(' | ')} |`
}

function languageOf(shop: JudgedAnswer['shop']): string {
  if (shop === 'fr-ch') return 'fr'
  return shop === 'en' ? 'en' : 'de'
}
