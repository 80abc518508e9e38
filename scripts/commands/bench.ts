import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { rewriteBenchBlock, saveResult, toMarkdown, type Report } from '../bench-report.ts'
import { createProgress } from '../bootstrap/progress.mjs'
import { CommandFailure } from '../run.ts'
import { ensureStorefrontBuild } from '../storefront-build.ts'

interface Benchmark {
  run: (report: (text: string) => void) => Promise<Report>
}

/** `npm run bench -- shell --write` also puts the numbers into docs/performance.md. */
export async function bench(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  })
  const known = globSync('bench/*.ts').map((file) => basename(file, '.ts'))
  const unknown = positionals.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new CommandFailure(`No benchmark ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  }

  const progress = createProgress(process.stderr)
  await ensureStorefrontBuild(progress)
  for (const name of positionals.length > 0 ? positionals : known) {
    const file = pathToFileURL(resolve('bench', `${name}.ts`)).href
    const benchmark: Benchmark = await import(file)
    const report = await benchmark.run((text) => progress.note(`${name}: ${text}`))
    await saveResult(name, report)
    console.log(toMarkdown(report))
    if (values.write) await rewriteBenchBlock('docs/performance.md', name, toMarkdown(report))
  }
  return 0
}
