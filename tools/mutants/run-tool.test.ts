import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runTool } from './run-tool.ts'

const OPTIONS = { cwd: '.', env: {}, limitMs: 10_000, signal: new AbortController().signal }
const FOREVER = 'setInterval(() => {}, 1_000)'

function runScript(script: string, options: Partial<typeof OPTIONS> = {}) {
  return runTool(process.execPath, ['-e', script], { ...OPTIONS, ...options })
}

describe('running a tool', () => {
  it('answers with its code and what it printed', async () => {
    const run = await runScript('console.log(process.env.WORD); process.exitCode = 3', {
      env: { WORD: 'hello' },
    })

    expect(run).toEqual({ code: 3, output: 'hello\n', timedOut: false })
  })

  it('ends one that takes too long', async () => {
    expect(await runScript(FOREVER, { limitMs: 200 })).toMatchObject({ timedOut: true })
  })

  it('ends one when the run is interrupted', async () => {
    const interrupted = new AbortController()
    const running = runScript(FOREVER, { signal: interrupted.signal })
    setTimeout(() => interrupted.abort(), 100)

    await expect(running).rejects.toThrow('aborted')
  })

  it('ends what it left behind', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'saum-tool-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const sign = join(folder, 'sign')
    const alive = `setInterval(() => fs.appendFileSync(${JSON.stringify(sign)}, '.'), 20)`
    await runScript(`
      const { spawn } = require('node:child_process')
      spawn(process.execPath, ['-e', ${JSON.stringify(alive)}], { stdio: 'ignore' })
      setInterval(() => fs.existsSync(${JSON.stringify(sign)}) && process.exit(), 20)`)
    const size = statSync(sign).size

    await delay(200)

    expect(statSync(sign).size).toBe(size)
  })
})
