import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { describeSlowest, readPlaywrightReport, readVitestReport } from './test-report.ts'

async function aReport(content: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'saum-report-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

describe('the report of a test run', () => {
  it('has the tests of Vitest that ran, not those that were skipped', async () => {
    const file = await aReport({
      testResults: [
        {
          name: resolve('packages/domain/src/money.test.ts'),
          assertionResults: [
            { fullName: 'money adds up', status: 'passed', duration: 12 },
            { fullName: 'money is rounded', status: 'skipped' },
          ],
        },
      ],
    })

    expect(await readVitestReport(file)).toEqual([
      { file: 'packages/domain/src/money.test.ts', title: 'money adds up', ms: 12 },
    ])
  })

  it('has the tests of Playwright with the titles around them', async () => {
    const result = { status: 'passed', duration: 900 }
    const file = await aReport({
      suites: [
        {
          title: 'browser/menu.spec.ts',
          file: 'browser/menu.spec.ts',
          specs: [],
          suites: [
            {
              title: 'the menu',
              file: 'browser/menu.spec.ts',
              specs: [{ title: 'opens', tests: [{ results: [result] }] }],
            },
          ],
        },
      ],
    })

    expect(await readPlaywrightReport(file)).toEqual([
      { file: 'e2e/browser/menu.spec.ts', title: 'the menu opens', ms: 900 },
    ])
  })

  it('lists the slowest tests, the slowest first', () => {
    const tests = [10, 3_000, 200].map((ms) => ({ file: 'a.test.ts', title: `takes ${ms}`, ms }))

    const text = describeSlowest(tests, 2)

    expect(text.indexOf('takes 3000')).toBeLessThan(text.indexOf('takes 200'))
    expect(text).not.toContain('takes 10')
    expect(describeSlowest([])).toBe('')
  })
})
