import type { Storefront } from '@saum/contract/storefront'
import { openBareStorefront, visit } from '../support/bare-storefront.ts'
import { expect, test } from '../support/request-test.ts'

/** Over a shop service that fails every call. */
function openStorefront(faults: unknown[]): Promise<Storefront> {
  return openBareStorefront({
    rpc: () => Promise.reject(new Error('The shop service is down')),
    reportFault: (fault) => faults.push(fault),
  })
}

test.describe('[2.39] while the shop service is down', () => {
  for (const path of ['/de/c/new/', '/fr-ch/c/new/', '/en/p/coat-1/']) {
    test(`${path} is the error screen with status 500, header and footer included`, async () => {
      const faults: unknown[] = []
      const storefront = await openStorefront(faults)

      const { status, pageText } = await visit(storefront, path)

      expect(status).toBe(500)
      expect(pageText).toContain('data-header')
      expect(pageText).toContain('error-large.webp')
      expect(pageText).toContain('r-1')
      expect(pageText).not.toContain('The shop service is down')
      expect(faults.length).toBeGreaterThan(0)
    })
  }

  test('the home page shows what needs no shop service', async () => {
    const { status, pageText } = await visit(await openStorefront([]), '/de/')

    expect(status).toBe(200)
    expect(pageText).toContain('data-header')
    expect(pageText).toContain('/de/impressum/')
    expect(pageText).not.toContain('The shop service is down')
  })

  test('an unknown address is a plain «not found»', async () => {
    const { status, pageText } = await visit(await openStorefront([]), '/de/gibt-es-nicht/')

    expect(status).toBe(404)
    expect(pageText).toContain('Hier hängt nichts mehr')
  })
})
