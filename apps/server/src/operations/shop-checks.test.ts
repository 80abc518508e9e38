import { describe, expect, it } from 'vitest'
import { createTestApp } from '../test-app.ts'
import { shopChecks } from './shop-checks.ts'

describe('what the shop service says of itself', () => {
  it('takes the instance out of rotation when nothing can be written', async () => {
    const late = { mail: null, jobs: null }
    const health = async () => ({ ok: false, detail: 'its disk is full', late })
    const app = createTestApp({ checks: shopChecks({ health }) })

    const response = await app.fetch('/readyz')

    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ dependencies: { shop: 'its disk is full' } })
  })

  it('only reports mails and jobs that are late, and is asked once for all', async () => {
    let asked = 0
    const late = { mail: 'no mail has been sent', jobs: 'a refund has been waiting' }
    const health = async () => {
      asked += 1
      return { ok: true, detail: '', late }
    }
    const app = createTestApp({ checks: shopChecks({ health }) })

    const response = await app.fetch('/readyz')

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      status: 'degraded',
      dependencies: {
        shop: 'up',
        mail: 'degraded: no mail has been sent',
        jobs: 'degraded: a refund has been waiting',
      },
    })
    expect(asked).toBe(1)
  })
})
