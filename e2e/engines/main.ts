/**
 * Makes the journeys of every browser in Firefox and WebKit:
 * `npm run browsers -- [--engine webkit] [--title 'the menu'] [menu-drawer …]`
 */
import { parseArgs } from 'node:util'
import { CommandFailure } from '../../scripts/run.ts'
import { runChild } from '../../scripts/bootstrap/child.mjs'
import { type Engine, ENGINES, ensureEngine } from './engines.ts'

const CONFIG = 'playwright.engines.config.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string' }, title: { type: 'string' } },
})

const wanted = ENGINES.filter(({ project }) => (values.engine ?? project) === project)
if (wanted.length === 0) {
  const names = ENGINES.map(({ project }) => project).join(', ')
  throw new CommandFailure(`No engine called ${values.engine}. There are: ${names}.`)
}

const leftOut: string[] = []
const usable: Engine[] = []
for (const engine of wanted) {
  const reason = await ensureEngine(engine)
  if (reason === null) usable.push(engine)
  else leftOut.push(`Left out: ${engine.name}. ${reason}`)
}

process.exitCode = usable.length === 0 ? 0 : await walk(usable)
for (const line of leftOut) process.stderr.write(`${line}\n`)

async function walk(engines: readonly Engine[]): Promise<number> {
  const projects = engines.flatMap(({ project }) => [
    `--project=${project}`,
    `--project=${project} narrow`,
    `--project=${project} without script`,
  ])
  const title = values.title === undefined ? [] : ['--grep', values.title]
  const args = ['test', `--config=${CONFIG}`, ...projects, ...title, ...positionals]
  const { code } = await runChild('playwright', args, {
    stdio: 'inherit',
    env: { ...process.env, ENGINE_JOURNEYS: 'on' },
  })
  return code
}
