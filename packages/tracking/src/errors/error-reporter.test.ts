import { describe, expect, it } from 'vitest'
import { createErrorReporter, type Report } from './error-reporter.ts'

describe('[7.60] errors of a page', () => {
  it('wait in memory until the visitor agrees, and are then sent in their order', async () => {
    const { reporter, visitor, sent, loads } = aPage()
    reporter.visit({ from: '/de/', to: '/de/c/new/', at: 1 })
    reporter.report(anError('first'))
    reporter.report(anError('second'))
    await settled()
    expect(loads()).toBe(0)

    visitor.decides('yes')
    await settled()

    expect(messagesOf(sent)).toEqual(['first', 'second'])
    expect(sent[0]?.steps).toEqual([{ from: '/de/', to: '/de/c/new/', at: 1 }])
    expect(loads()).toBe(1)
  })

  it('are sent at once afterwards, by the same client', async () => {
    const { reporter, visitor, sent, loads } = aPage()
    visitor.decides('yes')
    await settled()

    reporter.report(anError('later'))
    await settled()

    expect(messagesOf(sent)).toEqual(['later'])
    expect(loads()).toBe(1)
  })

  it('are gone when the visitor refuses, also for a later yes', async () => {
    const { reporter, visitor, sent } = aPage()
    reporter.report(anError('before'))
    visitor.decides('no')
    reporter.report(anError('after'))

    visitor.decides('yes')
    await settled()

    expect(sent).toEqual([])
  })

  it('are not sent any more when the visitor changes their mind', async () => {
    const { reporter, visitor, sent, closed } = aPage()
    visitor.decides('yes')
    await settled()

    visitor.decides('no')
    reporter.report(anError('after'))
    await settled()

    expect(sent).toEqual([])
    expect(closed()).toBe(1)
  })

  it('are not sent when the no comes while the client is loading', async () => {
    const { reporter, visitor, sent } = aPage()
    reporter.report(anError('before'))

    visitor.decides('yes')
    visitor.decides('no')
    await settled()

    expect(sent).toEqual([])
  })

  it('[9.34] are 64 at most while they wait', async () => {
    const { reporter, visitor, sent } = aPage()
    for (let count = 0; count < 70; count += 1) reporter.report(anError(`error ${count}`))

    visitor.decides('yes')
    await settled()

    expect(sent).toHaveLength(64)
    expect(messagesOf(sent)[0]).toBe('error 0')
  })

  it('[9.34] know the last 100 steps of the visitor', async () => {
    const { reporter, visitor, sent } = aPage()
    for (let at = 0; at < 120; at += 1) reporter.visit({ from: '/a/', to: '/b/', at })
    reporter.report(anError('lost'))

    visitor.decides('yes')
    await settled()

    expect(sent[0]?.steps).toHaveLength(100)
    expect(sent[0]?.steps.at(-1)?.at).toBe(119)
  })

  it('are told once, however often the same one comes', async () => {
    const { reporter, visitor, sent } = aPage()
    const again = anError('again')
    reporter.report(again)
    reporter.report(again)
    reporter.report({ ...again, error: 'text' })
    reporter.report({ ...again, error: 'text' })

    visitor.decides('yes')
    await settled()

    expect(sent.map(({ error }) => error)).toEqual([again.error, 'text', 'text'])
  })

  it('do no harm when the client cannot be loaded, and are not kept for it', async () => {
    const { reporter, visitor, loads } = aPage({ isBlocked: true })
    reporter.report(anError('before'))

    visitor.decides('yes')
    await settled()
    reporter.report(anError('after'))
    await settled()

    expect(loads()).toBe(1)
  })
})

function aPage({ isBlocked = false } = {}) {
  let choice: 'yes' | 'no' | null = null
  const listeners = new Set<() => void>()
  const sent: Report[] = []
  let loads = 0
  let closed = 0
  const reporter = createErrorReporter({
    gate: {
      standing: () => (choice === null ? 'undecided' : 'decided'),
      allows: () => choice === 'yes',
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    async loadClient() {
      loads += 1
      if (isBlocked) throw new Error('blocked')
      return { send: (report) => sent.push(report), close: () => (closed += 1) }
    },
  })
  function decides(next: 'yes' | 'no') {
    choice = next
    for (const listener of listeners) listener()
  }
  return { reporter, visitor: { decides }, sent, loads: () => loads, closed: () => closed }
}

function anError(message: string) {
  return { error: new Error(message), address: 'https://saum.example/de/', at: 0 }
}

function messagesOf(reports: readonly Report[]): string[] {
  return reports.map(({ error }) => (error instanceof Error ? error.message : String(error)))
}

function settled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
