import type { StepResult } from './step.ts'

/** Per area and client how many steps were as expected, then what the steps are. */
export function toMarkdown(results: readonly StepResult[]): string {
  const clients = [...new Set(results.map(({ client }) => client))]
  const areas = Map.groupBy(results, ({ area }) => area)
  const rows = [...areas].map(([area, steps]) => {
    const cells = clients.map((client) => countOf(steps.filter((step) => step.client === client)))
    return `| ${area} | ${cells.join(' | ')} |`
  })
  const lists = [...areas].map(([area, steps]) => {
    const titles = new Set(steps.map(({ title }) => title))
    return `- **${area}**: ${[...titles].join('; ')}.`
  })
  return [
    `${countOf(results)} steps are as expected.`,
    '',
    `| Area | ${clients.join(' | ')} |`,
    `|---|${clients.map(() => '---|').join('')}`,
    ...rows,
    '',
    ...lists,
  ].join('\n')
}

function countOf(steps: readonly StepResult[]): string {
  const good = steps.filter(({ fault }) => fault === null).length
  if (steps.length === 0) return '–'
  return good === steps.length ? `${good} of ${steps.length}` : `**${good} of ${steps.length}**`
}
