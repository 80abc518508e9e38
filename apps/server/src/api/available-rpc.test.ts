import { ServiceFault } from '@saum/thread/pending-calls'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../test-app.ts'
import { availableRpc } from './available-rpc.ts'

const JSON_BODY = { 'content-type': 'application/json' }

describe('a call to a shop service that is down', () => {
  it('is a problem that says when to come again', async () => {
    const { log, logLines } = createTestApp()
    const fault = new ServiceFault('The shop worker stopped')
    const app = createTestApp({ rpc: availableRpc(() => Promise.reject(fault), log) })

    const response = await app.fetch('/api/de/rpc/getBasket', {
      method: 'POST',
      headers: JSON_BODY,
      body: '{}',
    })

    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.json()).toMatchObject({ title: 'The shop is unavailable for a moment' })
    expect(JSON.stringify(logLines)).toContain('The shop worker stopped')
  })

  it('is still a fault when the service is wrong rather than away', async () => {
    const { log } = createTestApp()
    const rpc = availableRpc(() => Promise.reject(new Error('wrong')), log)

    await expect(rpc({ shopId: 1, name: 'x', body: '', requestId: 'r' })).rejects.toThrow('wrong')
  })
})
