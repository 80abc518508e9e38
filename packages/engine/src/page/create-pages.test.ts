import { describe, expect, it } from 'vitest'
import { createListing } from '../listing/create-listing.ts'
import { aTestEngine } from '../test-engine.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { createPager } from './create-pager.ts'
import { aHeldNetwork, aProvider, idsOf } from './test-provider.ts'
import { aPageReply, aProduct } from '../wire/test-replies.ts'

describe('[4.22] a page that cannot even be asked for', () => {
  it('ends in an error, and can be asked for again', async () => {
    let isBroken = true
    const environment = aTestEnvironment()
    const { navigator } = environment
    environment.navigator = () => {
      if (isBroken) throw new TypeError('The document is gone')
      return navigator()
    }
    environment.answerAll(aProvider(10))
    const listing = createListing(aTestEngine({}, environment))

    await listing.executeFirst()
    const { isLoading, error } = listing.state
    isBroken = false
    await listing.refresh()

    expect({ isLoading, error }).toMatchObject({
      isLoading: false,
      error: { message: 'TypeError: The document is gone' },
    })
    expect(listing.state).toMatchObject({ isLoading: false, error: null })
    expect(idsOf(listing.state)).toEqual(['1', '2'])
  })
})

describe('[4.22] a screen that asks for another page as soon as one is asked for', () => {
  it('is waited for by whoever asked first', async () => {
    const { environment, held } = aHeldNetwork()
    const listing = createListing(aTestEngine({}, environment))
    const pager = createPager(listing.solution, { perPage: 3 })
    let isFirst = true
    listing.subscribe(() => {
      if (!isFirst) return
      isFirst = false
      void pager.setPerPage(7)
    })

    let isSettled = false
    const first = listing.executeFirst().then(() => (isSettled = true))
    await environment.pass(0)
    const wasSettled = isSettled
    held.at(-1)?.reply(aPageReply({ products: [aProduct('7')] }))
    await first

    expect(held.map(({ body }) => body)).toMatchObject([{ perPage: 7 }])
    expect(wasSettled).toBe(false)
    expect(listing.state.isLoading).toBe(false)
    expect(idsOf(listing.state)).toEqual(['7'])
  })
})
