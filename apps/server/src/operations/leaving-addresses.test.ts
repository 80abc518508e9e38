import { OTHER_PATHS, ROUTE_PATHS, SECRET, secretAddresses } from '@saum/testing/secret-addresses'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../test-app.ts'
import { readReceivedEvents } from '../visits/received-events.ts'
import { toServerEvent } from './error-reports-event.ts'
import { createLog } from './log.ts'

const ORIGIN = 'https://saum.example'

/** By the name of a destination, everything it is told at an address. */
const DESTINATIONS: Record<string, (address: string) => unknown> = {
  'the log, with every error': (address) => {
    const lines: string[] = []
    const log = createLog({ level: 'info', format: 'json' }, { write: (line) => lines.push(line) })
    log.error({ err: aFault(address), detail: address, nested: { at: ORIGIN + address } }, 'fault')
    return lines
  },
  'the reporting service': (address) =>
    toServerEvent(
      { error: aFault(address), message: 'The page failed', requestId: 'r-1' },
      { eventId: '1', at: 0, release: '1', environment: 'test' },
    ),
  'our own statistics': (address) => {
    const event = { id: crypto.randomUUID(), name: 'page_view', ageMs: 0, pageType: 'home' }
    const events = [{ ...event, path: address.slice(0, 500) }]
    const received = readReceivedEvents(JSON.stringify({ visitId: crypto.randomUUID(), events }))
    expect(received?.events).toHaveLength(1)
    return received
  },
}

/** As the router throws them: they name the address, also as their cause. */
function aFault(address: string): Error {
  const cause = new Error(`No loader for ${ORIGIN}${address}`)
  return new Error(`You made a POST request to "${address}" but it has no action`, { cause })
}

const ADDRESSES = secretAddresses([...Object.values(ROUTE_PATHS), ...OTHER_PATHS])

describe.each(Object.entries(DESTINATIONS))('%s', (_, tell) => {
  it.each(ADDRESSES)('learns no secret of %s', (address) => {
    expect(JSON.stringify(tell(address))).not.toContain(SECRET)
  })
})

it('the log of requests learns no secret of any address', async () => {
  const app = createTestApp()
  const numbers = /order-details/

  for (const address of ADDRESSES) await app.fetch(address)

  const lines = app.logLines.filter(({ route }) => !numbers.test(String(route)))
  expect(lines.length).toBeGreaterThan(ADDRESSES.length / 2)
  expect(JSON.stringify(lines)).not.toContain(SECRET)
})
