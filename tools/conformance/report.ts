import { readFile, writeFile } from 'node:fs/promises'
import type { StepResult } from './step.ts'

const BEGIN = '<!-- conformance -->'
const END = '<!-- /conformance -->'

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

/** Replaces what stands between the marks. */
export async function rewriteReport(file: string, text: string): Promise<void> {
  const document = await readFile(file, 'utf8')
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`${file} has no place for the results`)
  const before = document.slice(0, begin + BEGIN.length)
  await writeFile(file, `${before}\n${text}\n${document.slice(end)}`)
}
