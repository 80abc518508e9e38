/**
 * How well queries are answered over the demo range, judged beforehand:
 * `node tools/relevance/main.ts` writes `docs/relevance.md`, and
 * `node tools/relevance/main.ts --worst 20 [de]` prints what is answered worst instead, `--slips 20 [de]`
 * which slips of the fingers are not understood.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildRange } from './demo-range.ts'
import { judgeShop } from './judge-shop.ts'
import { type JudgedQuery, parseJudgements } from './judgements.ts'
import { openShop } from './open-shop.ts'
import { judgeSlips } from './slips/judge-slips.ts'
import { slipQueries } from './slips/slip-queries.ts'
import { missedSlips, slipRow } from './slips/slip-report.ts'
import { documentOf, rowOf, tableOf, worstOf } from './report.ts'

const SHOPS = [
  { language: 'de', shopPath: 'de' },
  { language: 'fr', shopPath: 'fr-ch' },
  { language: 'en', shopPath: 'en' },
] as const

const REPORT = new URL('../../docs/relevance.md', import.meta.url)

/** The same every time, so that the report changes only when relevance does. */
const NOW = Date.UTC(2026, 10, 1)

const { values, positionals } = parseArgs({
  options: {
    worst: { type: 'string' },
    slips: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
})

const range = buildRange({ now: NOW })
const tables: string[] = []
const slipRows: string[] = []
for (const { language, shopPath } of SHOPS) {
  if (positionals.length > 0 && !positionals.includes(language)) continue
  const shop = openShop(range, shopPath, NOW)
  const slips = await judgeSlips(shop, slipQueries({ ...shop, seed: values.seed }))
  slipRows.push(slipRow(language, slips))
  if (values.slips !== undefined) {
    process.stdout.write(`${missedSlips(slips, Number(values.slips))}\n`)
    continue
  }
  const outcomes = await judgeShop(shop, readQueries(`queries.${language}`))
  const unseen = await judgeShop(shop, readQueries(`unseen.${language}`))
  tables.push(tableOf(language, outcomes), rowOf(language, 'unseen', unseen))
  if (values.worst !== undefined) {
    process.stdout.write(`${worstOf(outcomes, Number(values.worst))}\n`)
  }
}
const isAll = positionals.length === 0 && values.worst === undefined && values.slips === undefined
if (isAll) writeFileSync(REPORT, documentOf(tables, slipRows))
else process.stdout.write(`${[...tables, ...slipRows].join('\n')}\n`)

function readQueries(name: string): JudgedQuery[] {
  const file = new URL(`./${name}.json`, import.meta.url)
  return parseJudgements(JSON.parse(readFileSync(file, 'utf8')))
}
