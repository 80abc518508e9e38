import { describe, expect, it } from 'vitest'
import { createOfflineQueue } from './offline-transport.ts'

type Create = Parameters<typeof createOfflineQueue>[0]
type Transport = ReturnType<Create>
type Envelope = Parameters<Transport['send']>[0]

function aReport(id: string): Envelope {
  return [{ event_id: id, sent_at: '' }, []] as unknown as Envelope
}

/** A transport over a network that can be cut. */
function aNetwork() {
  const sent: string[] = []
  const network = new EventTarget()
  let isThere = true
  const queue = createOfflineQueue(
    () => ({
      async send([{ event_id }]) {
        if (!isThere) throw new TypeError('Failed to fetch')
        sent.push(String(event_id))
        return { statusCode: 200 }
      },
      flush: async () => true,
    }),
    network,
  )
  const transport = queue.createTransport({ url: '', recordDroppedEvent: () => {} })
  return {
    sent,
    queue,
    report: (id: string) => transport.send(aReport(id)),
    cut: () => void (isThere = false),
    async restore() {
      isThere = true
      network.dispatchEvent(new Event('online'))
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

describe('[9.34] error reports without network', () => {
  it('wait until it is back, and go in their order', async () => {
    const { report, cut, restore, sent } = aNetwork()
    await report('1')
    cut()

    await expect(report('2')).resolves.toEqual({})
    await report('3')
    expect(sent).toEqual(['1'])
    await restore()

    expect(sent).toEqual(['1', '2', '3'])
    await restore()
    expect(sent).toHaveLength(3)
  })

  it('are thirty at most, the latest', async () => {
    const { report, cut, restore, sent } = aNetwork()
    cut()

    for (let count = 1; count <= 32; count++) await report(String(count))
    await restore()

    expect(sent).toHaveLength(30)
    expect(sent[0]).toBe('3')
  })

  it('wait on where the network goes again', async () => {
    const { report, cut, restore, sent } = aNetwork()
    cut()
    await report('1')
    const restored = restore()
    cut()
    await restored
    await restore()

    expect(sent).toEqual(['1'])
  })

  it('[6.5] are forgotten by a visitor who no longer agrees', async () => {
    const { report, cut, restore, sent, queue } = aNetwork()
    cut()
    await report('1')

    queue.close()
    await report('2')
    await restore()

    expect(sent).toEqual([])
  })
})
