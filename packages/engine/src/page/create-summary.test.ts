import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createListing } from '../listing/create-listing.ts'
import { aTestEngine } from '../test-engine.ts'
import { aPageReply } from '../wire/test-replies.ts'
import { createPager } from './create-pager.ts'
import { createSummary } from './create-summary.ts'
import { aProvider } from './test-provider.ts'

function aListing(totalEntries: number) {
  const engine = aTestEngine()
  engine.environment.answerAll(aProvider(totalEntries))
  const listing = createListing(engine)
  return { engine, listing, summary: createSummary(listing.solution) }
}

describe('[4.31] how much of all a shopper sees', () => {
  it('is nothing before the first reply', () => {
    const { summary } = aListing(10)

    expect(summary.state).toEqual({
      firstRequestExecuted: false,
      hasProducts: false,
      isLoading: false,
      hasError: false,
      firstProduct: 0,
      lastProduct: 0,
      totalNumberOfProducts: 0,
      progress: 0,
    })
  })

  it('is nothing where nothing was found', async () => {
    const { summary, listing } = aListing(0)

    await listing.executeFirst()

    expect(summary.state).toMatchObject({
      firstRequestExecuted: true,
      hasProducts: false,
      lastProduct: 0,
      progress: 0,
    })
  })

  it('grows by looking further', async () => {
    const { summary, listing } = aListing(5)
    await listing.executeFirst()

    await createPager(listing.solution).fetchMore()

    expect(summary.state).toMatchObject({
      hasProducts: true,
      firstProduct: 1,
      lastProduct: 4,
      totalNumberOfProducts: 5,
      progress: 0.8,
    })
  })

  it('says when something went wrong', async () => {
    const { summary, listing, engine } = aListing(5)
    engine.environment.answer(new TypeError('Failed to fetch'))

    await listing.executeFirst()

    expect(summary.state).toMatchObject({ hasError: true, isLoading: false })
  })

  it('is never more than all, even where the provider cannot count', async () => {
    const { summary, listing, engine } = aListing(5)
    const pagination = { page: 0, perPage: 2, totalEntries: 1, totalPages: 1 }
    engine.environment.answer(aPageReply({ pagination }))

    await listing.executeFirst()

    expect(summary.state.progress).toBe(1)
  })

  it('never leaves its bounds', async () => {
    const verbs = fc.array(fc.constantFrom('next', 'previous', 'fetchMore'), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(fc.nat(20), verbs, async (total, taken) => {
        const { summary, listing } = aListing(total)
        const pager = createPager(listing.solution)
        await listing.executeFirst()

        for (const verb of taken) await pager[verb as 'next']()

        const { firstProduct, lastProduct, progress } = summary.state
        expect(lastProduct).toBeLessThanOrEqual(total)
        expect(firstProduct).toBeLessThanOrEqual(lastProduct)
        expect(progress).toBe(total === 0 ? 0 : lastProduct / total)
      }),
      { numRuns: 30 },
    )
  })
})

// Deviation: summary-follows-shown-products
describe('[4.31] while another page is on its way', () => {
  it('the numbers are still those of the products the shopper sees', async () => {
    const { summary, listing } = aListing(10)
    await listing.executeFirst()

    const asked = createPager(listing.solution).next()

    expect(summary.state).toMatchObject({ isLoading: true, firstProduct: 1, lastProduct: 2 })
    await asked
    expect(summary.state).toMatchObject({ isLoading: false, firstProduct: 3, lastProduct: 4 })
  })
})
