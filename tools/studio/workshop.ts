import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Settings } from './settings.ts'

const SCRIPT = fileURLToPath(new URL('./blender.py', import.meta.url))

/** Cycles reports every tile; these lines say what is done or what went wrong. */
const WORTH_SHOWING =
  /^(?!Error: Not freed)(?:DRAPED|LAYERS|SHOT|Traceback|\s+File |\w*(?:Error|Exit)\b|Unknown )/

/** Runs one step of blender.py and shows its progress; throws when the step fails. */
export async function blender(
  step: string,
  args: readonly (string | number)[],
  { workFolder }: Pick<Settings, 'workFolder'>,
): Promise<void> {
  await mkdir(workFolder, { recursive: true })
  const child = spawn(
    'nice',
    ['-n', '19', 'blender', '-b', '-P', SCRIPT, '--', step, ...args.map(String)],
    { env: { ...process.env, STUDIO_WORK: workFolder }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (WORTH_SHOWING.test(line)) process.stdout.write(`${line}\n`)
    })
  }
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The step "${step}" ended with ${String(code)}.`)
}
