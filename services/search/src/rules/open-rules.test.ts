import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LogEntry } from '@saum/thread/log'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openRules, type OpenRules } from './open-rules.ts'

let folder: string
let opened: OpenRules | null = null
let log: LogEntry[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saum-rules-'))
  log = []
})

afterEach(() => {
  opened?.close()
  opened = null
  rmSync(folder, { recursive: true })
})

function open(): OpenRules {
  const file = join(folder, 'rules.json')
  opened = openRules({ file, pageSlug: () => null, log: (entry) => log.push(entry) })
  return opened
}

function write(text: string): void {
  writeFileSync(join(folder, 'rules.json'), text)
}

function redirectTo(address: string): string {
  return JSON.stringify({
    triggers: [{ id: 'a', type: 'redirect', queries: { de: ['alpha'] }, address }],
  })
}

describe('the rules of a running provider', () => {
  it('follow their file', () => {
    write(redirectTo('/one/'))
    const rules = open()
    const ofShop = rules.rulesOf(10_028)

    write(redirectTo('/another/'))
    rules.check()

    expect(ofShop.triggersFor('alpha')).toEqual([
      { type: 'redirect', content: '\uE000/de/another/' },
    ])
  })

  it('stay as they were when the new file is wrong, and the log says why', () => {
    write(redirectTo('/one/'))
    const rules = open()

    write(redirectTo('no address'))
    rules.check()

    expect(rules.rulesOf(10_028).triggersFor('alpha')).toHaveLength(1)
    expect(log).toMatchObject([
      { level: 'error', fields: { reason: 'Rule "a": address: value is invalid.' } },
    ])
  })

  it('are none without a file, until there is one', () => {
    const rules = open()
    expect(rules.rulesOf(10_028).triggersFor('alpha')).toEqual([])

    write(redirectTo('/one/'))
    rules.check()

    expect(rules.rulesOf(10_028).triggersFor('alpha')).toHaveLength(1)
  })

  it('stop the start when they are wrong from the beginning', () => {
    write('{"triggers":7}')

    expect(open).toThrow('are wrong. The file: triggers: value is not an array.')
  })
})
