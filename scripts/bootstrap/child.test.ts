import { describe, expect, it } from 'vitest'
import { runChild } from './child.mjs'

function runScript(script: string) {
  return runChild(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'pipe'] })
}

describe('running a program', () => {
  it('answers with its code and everything it said', async () => {
    const answer = await runScript('console.log("out"); console.error("err"); process.exitCode = 3')

    expect(answer.code).toBe(3)
    expect(answer.output).toContain('out')
    expect(answer.output).toContain('err')
  })

  it('gives a killed program the code a shell would give', async () => {
    const { code } = await runScript('process.kill(process.pid, "SIGTERM")')

    expect(code).toBe(128 + 15)
  })

  it('hands our signals on and listens no longer afterwards', async () => {
    const listenersBefore = process.listenerCount('SIGTERM')
    const running = runScript(
      'process.on("SIGHUP", () => process.exit(7)); setTimeout(() => {}, 9e3)',
    )

    const nudge = setInterval(() => process.emit('SIGHUP'), 200)
    const { code } = await running
    clearInterval(nudge)

    // A nudge may come before the program listens; the signal then ends it all the same.
    expect([7, 128 + 1]).toContain(code)
    expect(process.listenerCount('SIGTERM')).toBe(listenersBefore)
  })

  it('says when there is no such program', async () => {
    await expect(runChild('/no/such/program', [], {})).rejects.toThrow('ENOENT')
  })
})
