import { SMALL_RANGE } from '@saum/testing/small-range'
import { startTestBackend } from '@saum/testing/test-backend'
import { createTestFolder } from '@saum/testing/test-database'
import type { LogEntry } from '@saum/thread/log'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startSearchService } from './search-process.ts'
import { askForProducts, commerceRequest, searchOptions } from './test-search-service.ts'

describe('the provider in its own thread', { timeout: 60_000 }, () => {
  async function start() {
    const backend = await startTestBackend({ catalog: SMALL_RANGE })
    const logged: LogEntry[] = []
    const service = await startSearchService(searchOptions(await createTestFolder()), {
      shop: backend.transport,
      log: (entry) => logged.push(entry),
    })
    onTestFinished(() => service.close())
    await vi.waitFor(async () => expect(await service.health()).toMatchObject({ ok: true }), 50_000)
    return { backend, service, logged }
  }

  it('reads the range from the shop and answers', async () => {
    const { service } = await start()
    const { accessToken } = await service.access(10028)

    const found = await askForProducts(
      service.transport,
      commerceRequest('/search', accessToken, { query: 'kleid' }),
    )

    expect(found).toMatchObject({ status: 200, total: 2 })
  })

  it('streams an answer, and stops when nobody reads on', async () => {
    const { service } = await start()
    const { accessToken } = await service.access(10028)
    const request = {
      ...commerceRequest('', accessToken),
      path: '/rest/organizations/saum/answer/v1/configs/shop/generate',
      body: JSON.stringify({ q: 'Wie wasche ich Kaschmir?' }),
    }

    const { status, headers, body } = await service.transport(request)
    const parts = typeof body === 'string' ? [] : await Array.fromAsync(body)
    const abandoned = await service.transport(request)
    if (typeof abandoned.body !== 'string') {
      await abandoned.body[Symbol.asyncIterator]().return?.()
    }

    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/event-stream')
    expect(parts.join('')).toContain('genqa.endOfStreamType')
    expect(await service.health()).toMatchObject({ ok: true })
  })

  it('is closed for good', async () => {
    const { service } = await start()

    await service.close()

    await expect(service.access(10028)).rejects.toThrow('The search worker is not running')
  })
})
