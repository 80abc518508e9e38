import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { reportAdvisories } from './audit.ts'

const REFUSED = '{"message":"405 Method Not Allowed - POST https://registry.example/audits"}'
const CLEAN = '{"vulnerabilities":{}}'
const SERIOUS = JSON.stringify({ vulnerabilities: { merge: { severity: 'high', via: ['deep'] } } })

function report(printed: string, { strict }: { strict: boolean }): Promise<number> {
  return reportAdvisories(async () => printed, { strict })
}

function readConsole(): string[] {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  onTestFinished(() => log.mockRestore())
  return lines
}

describe('npm run audit', () => {
  it('passes where the registry reports no advisories, and says that they were left out', async () => {
    const lines = readConsole()

    expect(await report(REFUSED, { strict: false })).toBe(0)

    expect(lines).toEqual([expect.stringMatching(/^Left out: .*405 Method Not Allowed/)])
    expect(lines.join()).not.toContain('registry.example')
  })

  it('fails there with --strict', async () => {
    await expect(report(REFUSED, { strict: true })).rejects.toThrow(
      'The packages were not checked: the registry does not report advisories (405',
    )
  })

  it.each([true, false])(
    'fails on a serious advisory and names the package: %s',
    async (strict) => {
      readConsole()

      await expect(report(SERIOUS, { strict })).rejects.toThrow('merge (high): through deep')
    },
  )

  it('passes with --strict when the registry knows of no advisory', async () => {
    readConsole()

    expect(await report(CLEAN, { strict: true })).toBe(0)
  })
})
