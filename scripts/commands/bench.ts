import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { rewriteBenchBlock, saveResult, toMarkdown, type Report } from '../bench-report.ts'
import { createProgress } from '../bootstrap/progress.mjs'
import { CommandFailure } from '../run.ts'
import { ensureStorefrontBuild } from '../storefront-build.ts'

/** What makes a benchmark shorter, where it can be: only these sizes, only these opponents. */
interface BenchOptions {
  sizes?: string | undefined
  only?: string | undefined
}

interface Benchmark {
  run: (report: (text: string) => void, options: BenchOptions) => Promise<Report>
}

/** `npm run bench -- shell --write` also puts the numbers into docs/performance.md. */
export async function bench(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      sizes: { type: 'string' },
      only: { type: 'string' },
    },
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
    const say = (text: string) => progress.note(`${name}: ${text}`)
    const report = await benchmark.run(say, { sizes: values.sizes, only: values.only })
    await saveResult(name, report)
    console.log(toMarkdown(report))
    if (values.write) await rewriteBenchBlock('docs/performance.md', name, toMarkdown(report))
  }
  return 0
}
