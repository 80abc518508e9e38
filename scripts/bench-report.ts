import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import type { ContestResult } from '../bench/harness/contest.ts'

export interface Report {
  date: string
  node: string
  machine: string
  contests: readonly ContestResult[]
  /** What has no peer, as `[what, how much]`. */
  figures?: readonly (readonly [string, string])[]
  residentMegabytes: Readonly<Record<string, number | null>>
}

export function aReport(parts: Pick<Report, 'contests' | 'figures' | 'residentMegabytes'>): Report {
  const cores = cpus()
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    machine: `${cores.length} × ${cores[0]?.model ?? 'unknown'} (${process.platform}-${process.arch})`,
    ...parts,
  }
}

export function toMarkdown(report: Report): string {
  const { date, node, machine, contests, figures = [], residentMegabytes } = report
  const memory = Object.entries(residentMegabytes)
    .filter(([, megabytes]) => megabytes !== null)
    .map(([name, megabytes]) => `${name} ${megabytes} MB`)
  return [
    ...(contests.length > 0
      ? ['| What | Ours | Peer | Ours ÷ peer, median (spread) |', '|---|---|---|---|']
      : []),
    ...contests.map(
      ({ title, unit, ours, peer, ratio }) =>
        `| ${title} | ${ours.toFixed(0)} ${unit} | ${peer.toFixed(0)} ${unit} ` +
        `| **${ratio.median.toFixed(2)}** (${ratio.least.toFixed(2)}–${ratio.most.toFixed(2)}) |`,
    ),
    ...(contests.length > 0 ? [''] : []),
    ...(figures.length > 0 ? ['| What | Measured |', '|---|---|'] : []),
    ...figures.map(([what, value]) => `| ${what} | ${value} |`),
    ...(figures.length > 0 ? [''] : []),
    ...(memory.length > 0 ? [`Resident memory after the load: ${memory.join(', ')}.`] : []),
    `Measured ${date}, Node ${node}, ${machine}.`,
  ].join('\n')
}

export async function saveResult(name: string, report: Report): Promise<void> {
  await mkdir('bench/results', { recursive: true })
  await writeFile(`bench/results/${name}.json`, `${JSON.stringify(report, null, 2)}\n`)
}

/** Replaces the text between `<!-- bench:name -->` and `<!-- /bench:name -->`. */
export function withBenchBlock(document: string, name: string, block: string): string {
  const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`]
  const [before, rest] = splitOnce(document, begin)
  const [, after] = splitOnce(rest, end)
  return `${before}${begin}\n${block}\n${end}${after}`
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`The document has no mark ${mark}`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}

export async function rewriteBenchBlock(file: string, name: string, block: string): Promise<void> {
  await writeFile(file, withBenchBlock(await readFile(file, 'utf8'), name, block))
}
