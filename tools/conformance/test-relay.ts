import assert from 'node:assert/strict'
import type { Stage } from './stage.ts'
import type { Area } from './step.ts'

/** The event library by itself, as pages use it that have no engine. */
export interface RelayLibrary {
  createRelay(options: { url: string; token: string; trackingId: string }): {
    emit(type: string, payload: object): void
  }
}

export function relayArea(
  { origin, access, traffic }: Stage,
  { createRelay }: RelayLibrary,
  client: string,
): Area {
  const url = `${origin}/rest/organizations/${access.organizationId}/events/v1`
  const relay = createRelay({ url, token: access.accessToken, trackingId: access.trackingId })
  const product = { productId: '990001', name: 'Kleid', price: 79.95 }

  async function isTaken(type: string, payload: object): Promise<void> {
    relay.emit(type, payload)
    const sent = await traffic.arrived('/events/v1', type, product.productId)
    assert.ok(sent.status < 300, `refused: ${sent.status} ${sent.response}`)
    assert.deepEqual(JSON.parse(sent.response), { events: [{ accepted: true }] })
  }

  const currency = 'EUR'
  return {
    title: 'events without an engine',
    client,
    steps: [
      {
        title: 'a view of a product is taken',
        run: () => isTaken('ec.productView', { currency, product }),
      },
      {
        title: 'a cart action is taken',
        run: () => isTaken('ec.cartAction', { currency, action: 'add', quantity: 1, product }),
      },
      {
        title: 'a purchase is taken',
        run: () =>
          isTaken('ec.purchase', {
            currency,
            products: [{ quantity: 1, product }],
            transaction: { id: crypto.randomUUID(), revenue: 79.95 },
          }),
      },
    ],
  }
}
