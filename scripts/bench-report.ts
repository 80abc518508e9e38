import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import type { DuelResult } from '../bench/harness/duel.ts'

export interface Report {
  date: string
  node: string
  machine: string
  duels: readonly DuelResult[]
  residentMegabytes: Readonly<Record<string, number | null>>
}

export function aReport(parts: Pick<Report, 'duels' | 'residentMegabytes'>): Report {
  const cores = cpus()
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    machine: `${cores.length} × ${cores[0]?.model ?? 'unknown'} (${process.platform}-${process.arch})`,
    ...parts,
  }
}

export function toMarkdown({ date, node, machine, duels, residentMegabytes }: Report): string {
  const memory = Object.entries(residentMegabytes)
    .filter(([, megabytes]) => megabytes !== null)
    .map(([name, megabytes]) => `${name} ${megabytes} MB`)
  return [
    '| What | Ours, req/s | Peer, req/s | Ours ÷ peer, median (spread) |',
    '|---|---|---|---|',
    ...duels.map(
      ({ title, ours, peer, ratio }) =>
        `| ${title} | ${ours.toFixed(0)} | ${peer.toFixed(0)} ` +
        `| **${ratio.median.toFixed(2)}** (${ratio.least.toFixed(2)}–${ratio.most.toFixed(2)}) |`,
    ),
    '',
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
