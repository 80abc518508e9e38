// Plain JavaScript for any Node from 18 on: it runs before our own Node is installed.
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from './bootstrap/child.mjs'
import { installDependencies, readInstallState } from './bootstrap/install.mjs'
import { createProgress } from './bootstrap/progress.mjs'
import { chooseRuntime } from './bootstrap/runtime.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

async function start() {
  const progress = createProgress(process.stderr)
  const install = readInstallState(root)
  if (!install.isCurrent) {
    await progress.step({ doing: 'installing dependencies', done: 'dependencies installed' }, () =>
      installDependencies(root, install.stamp),
    )
  }

  const runtime = chooseRuntime(root)
  if ('problem' in runtime) throw new Error(runtime.problem)
  if (runtime.note) progress.note(runtime.note)

  const bin = join(root, 'node_modules', '.bin')
  const main = join('scripts', 'main.ts')
  const { code } = await runChild(runtime.node, [main, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  })
  return code
}

try {
  process.exitCode = await start()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
