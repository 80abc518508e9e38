import { describe, expect, it } from 'vitest'
import { aProduct, aProtocolEvent, USAGE, VISITOR } from './test-analytics.ts'

import { anOrder, searchFor, startLearningShop } from './test-learning-shop.ts'

describe('a shop that learns from its visitors', () => {
  it('recommends what is bought together, and counts an order reported twice once', async () => {
    const { report, recommend, search, inFiveNetworks } = await startLearningShop()

    await inFiveNetworks(async (network, turn) => {
      await report([anOrder(`SO-${turn}`, [3, 7])], { 'x-client-key': network })
      await report([anOrder(`SO-${turn}`, [3, 7])], { 'x-client-key': network })
    })

    expect(search.signals.product(3)?.purchases).toBeCloseTo(4.7, 0)
    expect(await recommend('bought-together', 3)).toEqual({
      headline: 'Oft zusammen gekauft',
      productIds: [7],
      total: 1,
    })
  })

  it('shows a visitor what they looked at, until they want to be forgotten', async () => {
    const { send, report, recommend } = await startLearningShop()
    const views = ['4', '2'].map((id) =>
      aProtocolEvent('ec.productView', { product: aProduct(id) }),
    )
    await report(views)

    const before = await recommend('recently-viewed')
    await send({
      method: 'DELETE',
      path: `${USAGE}/visit`,
      headers: { cookie: `coveo_visitorId=${VISITOR}` },
    })
    const after = await recommend('recently-viewed')

    expect(before?.productIds).toEqual([2, 4])
    expect(after?.productIds).toEqual([])
  })

  it('learns nothing from visitors who refuse', async () => {
    const { report, recommend, search } = await startLearningShop()

    await report([aProtocolEvent('ec.productView', { product: aProduct('4') })], { 'sec-gpc': '1' })

    expect((await recommend('recently-viewed'))?.productIds).toEqual([])
    expect(search.signals.product(4)).toBeNull()
  })

  it('suggests what is searched for in five networks on three days', async () => {
    const { send, complete, inFiveNetworks } = await startLearningShop()
    const spellings = ['Leinenhose', 'leinenhose ', 'LEINENHOSE', 'leinenhose', 'Leinenhose']

    await inFiveNetworks(async (network, turn) => {
      await send(searchFor(spellings[turn] ?? '', `a${turn}`, network))
      await send(searchFor('leo@example.org', `b${turn}`, network))
      if (turn < 4) await send(searchFor('Lederhose', `c${turn}`, network))
    })

    expect(await complete('le')).toEqual(['leinenhose'])
  })

  it('believes its own index, not a browser, about what a query finds', async () => {
    const { send, complete, inFiveNetworks } = await startLearningShop(
      (query) => query === 'leinenhose',
    )

    await inFiveNetworks(async (network, turn) => {
      await send(searchFor('Lederrock', `a${turn}`, network))
      await send(searchFor('Leinenhose', `b${turn}`, network))
    })

    expect(await complete('le')).toEqual(['leinenhose'])
  })

  it('suggests what was meant, not what was mistyped', async () => {
    const { send, complete, inFiveNetworks } = await startLearningShop()

    await inFiveNetworks((network, turn) => send(searchFor('leinnenrock', `r${turn}`, network)))

    expect(await complete('lei')).toEqual(['leinenrock'])
  })
})
