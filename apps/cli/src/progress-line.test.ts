import { describe, expect, it } from 'vitest'
import { createProgressLine, durationText } from './progress-line.ts'

function aLine(isTTY: boolean) {
  const clock = { ms: 1_000_000 }
  let text = ''
  const output = { isTTY, columns: 200, write: (more: string) => (text += more) }
  const line = createProgressLine(output, () => clock.ms)
  return { clock, line, text: () => text }
}

describe('the progress of an import', () => {
  it('says how fast it goes and how long it will take', () => {
    const { clock, line, text } = aLine(true)

    line.show({ what: 'products', share: 0, rows: 0 })
    clock.ms += 10_000
    line.show({ what: 'products', share: 0.25, rows: 5_000 })

    expect(text()).toContain('25 %  5000 rows  500 rows/s  30 s left')
  })

  it('counts its pace from where it went on', () => {
    const { clock, line, text } = aLine(true)

    line.show({ what: 'products', share: 0.5, rows: 50_000 })
    clock.ms += 10_000
    line.show({ what: 'products', share: 0.75, rows: 75_000 })

    expect(text()).toContain('2500 rows/s  10 s left')
  })

  it('writes over its line on a screen and a line now and then elsewhere', () => {
    const screen = aLine(true)
    const log = aLine(false)
    for (const { line, clock } of [screen, log]) {
      for (let step = 1; step <= 40; step++) {
        clock.ms += 200
        line.show({ what: 'products', share: step / 40, rows: step })
      }
      line.end()
    }

    expect(screen.text().split('\r')).toHaveLength(41)
    expect(log.text().trim().split('\n').length).toBeLessThanOrEqual(3)
    expect(log.text()).toContain('100 %')
  })

  it('counts minutes when seconds get long', () => {
    expect([durationText(59), durationText(61)]).toEqual(['59 s', '1 min 1 s'])
  })
})
