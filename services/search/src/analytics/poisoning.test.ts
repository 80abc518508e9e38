import { describe, expect, it } from 'vitest'
import { aNetwork } from '../events/test-events.ts'
import { aBody, COMMERCE, readAnswer } from '../http/test-protocol.ts'
import { zeroResultRows } from '../events/zero-results.ts'
import { aProduct, aProtocolEvent } from './test-analytics.ts'
import { anOrder, searchFor, startLearningShop } from './test-learning-shop.ts'

describe('a shop that learns from its visitors, under attack', () => {
  it('never suggests a query with a word that neither range nor vocabulary has', async () => {
    const { send, complete, inFiveNetworks } = await startLearningShop()
    const hostile = ['hose gratis evil.example', 'hose gutschein evil', 'mantel 0151 234', 'hose']

    await inFiveNetworks(async (network, turn) => {
      for (const [place, query] of hostile.entries()) {
        await send(searchFor(query, `r${place}-${turn}`, network))
      }
    })

    expect(await complete('hose')).toEqual(['hose'])
    expect(await complete('mantel')).toEqual(['mantel'])
  })

  it.each([4, 12])('is not poisoned from %d addresses in a minute', async (count) => {
    const { send, report, complete, recommend, search } = await startLearningShop()
    for (let address = 0; address < count; address++) {
      for (const query of ['hose gratis evil.example', 'mantel schwarz']) {
        const clientId = crypto.randomUUID()
        const headers = { 'x-client-key': aNetwork(address) }
        const body = JSON.stringify(aBody({ query, clientId }))
        const { responseId } = readAnswer(await send({ path: `${COMMERCE}/search`, headers, body }))
        const click = { product: aProduct('4'), position: 1, responseId }
        await report([aProtocolEvent('ec.productClick', click, clientId)], headers)
        await report([anOrder(`${query} ${address}`, [4, 5])], headers)
      }
    }

    expect(await complete('hose g')).toEqual([])
    expect(await complete('mantel')).toEqual(['mantel'])
    expect(await complete('')).toEqual(['mantel'])
    expect(search.signals.popularProducts(5)).toEqual([])
    expect(search.signals.popularity(4)).toBe(0)
    expect((await recommend('bought-together', 4))?.productIds).not.toContain(5)
  })

  describe('a suggestion of the operator', () => {
    /** To suggestions all of these are `mantel`; the index is asked for them as they are. */
    const SPELLINGS = ['ⓜantel', 'm\u0301antel', 'mantel!', '¡mantel', 'm\u0308antel']

    it('is not hidden by searches of one address, which the operator still sees', async () => {
      const { send, complete, search } = await startLearningShop((query) => query === 'mantel')

      for (const [turn, spelling] of SPELLINGS.entries()) {
        await send(searchFor(spelling, `r${turn}`, aNetwork(1)))
      }

      expect(await complete('man')).toEqual(['mantel'])
      expect(zeroResultRows(search.signals)).toHaveLength(SPELLINGS.length)
    })

    it('is not hidden by those of many networks either while it finds something', async () => {
      const { send, complete, search, inFiveNetworks } = await startLearningShop(
        (query) => query === 'mantel',
      )

      await inFiveNetworks(async (network, turn) => {
        for (const [place, spelling] of SPELLINGS.entries()) {
          await send(searchFor(spelling, `r${turn}-${place}`, network))
        }
      })

      expect(search.signals.backedZeroResultQueries(9)).toHaveLength(SPELLINGS.length)
      expect(await complete('man')).toEqual(['mantel'])
    })

    it('is hidden when it finds nothing and five networks on three days have seen that', async () => {
      const { send, complete, inFiveNetworks } = await startLearningShop(() => false)
      const offered: string[][] = []

      await inFiveNetworks(async (network, turn) => {
        offered.push(await complete('man'))
        await send(searchFor('Mantel', `r${turn}`, network))
      })

      expect(offered).toEqual(offered.map(() => ['mantel']))
      expect(await complete('man')).toEqual([])
    })
  })

  it('counts an order whose number another network reported before it was placed', async () => {
    const { report, recommend, inFiveNetworks } = await startLearningShop()
    for (let turn = 0; turn < 5; turn++) {
      await report([anOrder(`SO-${turn}`, [turn + 4])], { 'x-client-key': aNetwork(99) })
    }

    await inFiveNetworks((network, turn) =>
      report([anOrder(`SO-${turn}`, [3, 7])], { 'x-client-key': network }),
    )

    expect((await recommend('bought-together', 3))?.productIds).toEqual([7])
  })

  it('does not make popular what one network keeps looking at', async () => {
    const { report, recommend, search } = await startLearningShop()
    const looks = Array.from({ length: 50 }, () =>
      aProtocolEvent('ec.productView', { product: aProduct('4') }, crypto.randomUUID()),
    )
    const orders = Array.from({ length: 20 }, (_, at) => anOrder(`SO-${at}`, [5]))

    for (let turn = 0; turn < 5; turn += 1) await report(looks, { 'x-client-key': 'one' })
    await report(orders, { 'x-client-key': 'one' })
    await report([aProtocolEvent('ec.productView', { product: aProduct('4') })], {
      'x-client-key': 'one',
    })

    expect(search.signals.product(4)?.views).toBe(10)
    expect(search.signals.product(5)?.purchases).toBe(1)
    expect((await recommend('recently-viewed'))?.productIds).toEqual([4])
  })
})
