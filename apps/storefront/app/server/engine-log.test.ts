import { describe, expect, it, vi } from 'vitest'
import { engineLogOf } from './engine-log.ts'

function aLog() {
  const faults: { text: string; cause: unknown; requestId: string }[] = []
  const services = {
    reportFault(error: unknown, requestId: string) {
      const { message, cause } = error as Error
      faults.push({ text: message, cause, requestId })
    },
  }
  return { services, faults }
}

describe('[8.21] what engines of the server say', () => {
  it('is reported with its line, the reason and the request', () => {
    const { services, faults } = aLog()
    const cause = { type: 'Disconnected', message: 'Client could not connect' }

    engineLogOf(services)('error', 'Action dispatch error commerce/listing', {
      cause,
      requestId: 'request-1',
    })

    expect(faults).toEqual([
      {
        text: 'Action dispatch error commerce/listing: Client could not connect',
        cause,
        requestId: 'request-1',
      },
    ])
  })

  it('[8.20] may be a warning, and is no word for developers', () => {
    const { services, faults } = aLog()
    const parts = { cause: undefined, requestId: 'request-1' }

    engineLogOf(services)('warn', 'Unable to renew the expired token', parts)
    engineLogOf(services)('debug', 'Unknown payloadType', parts)

    expect(faults.map(({ text }) => text)).toEqual(['Unable to renew the expired token'])
  })

  it('[9.32] is written five times in a row, of however many pages', () => {
    vi.useFakeTimers()
    try {
      const { services, faults } = aLog()

      for (let page = 1; page <= 20; page++) {
        engineLogOf(services)('error', 'Offline', { cause: null, requestId: `request-${page}` })
      }
      vi.advanceTimersByTime(1000)

      expect(faults.map(({ text }) => text)).toEqual([
        ...Array<string>(5).fill('Offline'),
        'Offline (repeated 15 times)',
      ])
      expect(faults.at(-1)?.requestId).toBe('request-20')
    } finally {
      vi.useRealTimers()
    }
  })
})
