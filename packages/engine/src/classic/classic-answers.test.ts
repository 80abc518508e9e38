import { describe, expect, it } from 'vitest'
import { aClassicReply, aClassicShop, CATEGORY, COLOR, PRICE, SINCE } from './test-classic.ts'

const ids = (results: readonly { uniqueId: string }[]) => results.map(({ uniqueId }) => uniqueId)

describe('[4.29] [4.26] facets in a reply', () => {
  const colors = {
    facetId: 'color',
    field: 'color',
    moreValuesAvailable: true,
    values: [
      { value: 'rot', state: 'selected', numberOfResults: 3 },
      { value: 'blau', state: 'idle', numberOfResults: 2 },
    ],
  }

  it('replace the values, and nothing stays frozen', async () => {
    const { environment, shop } = aClassicShop()
    shop.registerFacet(PRICE)
    shop.registerFacet(COLOR)
    environment.answerAll(aClassicReply({ facets: [colors] }))

    const toggled = shop.toggleSelect('color', { value: 'rot' })
    expect(shop.state.freezeFacetOrder).toBe(true)
    await toggled

    expect(shop.state).toMatchObject({ freezeFacetOrder: false, answeredFacets: [colors] })
    expect(shop.state.facets.map(({ facetId }) => facetId)).toEqual(['color', 'price'])
    expect(shop.state.facets[0]).toMatchObject({
      currentValues: [
        { value: 'rot', state: 'selected' },
        { value: 'blau', state: 'idle' },
      ],
      freezeCurrentValues: false,
      preventAutoSelect: false,
    })
  })

  it('are let go of with a new query, and the provider may select again', async () => {
    const { environment, shop } = aClassicShop()
    shop.registerFacet(COLOR)
    shop.registerFacet({ ...COLOR, facetId: 'hidden', hasBreadcrumbs: false })
    environment.answerAll(aClassicReply())
    await shop.toggleSelect('color', { value: 'rot' })
    await shop.toggleSelect('hidden', { value: 'rot' })

    await shop.submit('bluse')

    const idle = { currentValues: [{ value: 'rot', state: 'idle' }], preventAutoSelect: false }
    expect(environment.requests[2]?.body).toMatchObject({ q: 'bluse', facets: [idle, idle] })
  })

  it('are unfrozen by an error too', async () => {
    const { environment, shop } = aClassicShop()
    shop.registerFacet(COLOR)
    environment.answer(new Error('offline'))

    await shop.toggleSelect('color', { value: 'rot' })

    expect(environment.requests[0]?.body).toMatchObject({
      facetOptions: { freezeFacetOrder: true },
    })
    expect(shop.state.freezeFacetOrder).toBe(false)
  })

  it('keep the chosen category while the provider agrees with it', async () => {
    const { environment, shop } = aClassicShop()
    shop.registerFacet(CATEGORY)
    const node = { value: 'damen', state: 'selected', numberOfResults: 3, children: [] }
    const values = { agreed: [node], refused: [] }
    const reply = (of: keyof typeof values) =>
      aClassicReply({ facets: [{ facetId: 'cat', field: 'cat', values: values[of] }] })
    environment.answer(reply('agreed'), reply('refused'))

    await shop.toggleSelect('cat', { path: ['damen'] })
    expect(shop.state.facets[0]?.currentValues).toMatchObject([{ value: 'damen' }])
    await shop.execute()

    expect(shop.state.facets[0]).toMatchObject({ currentValues: [], numberOfValues: 5 })
  })

  it('are given back in the words of the visitor where they were dates', async () => {
    const { environment, shop } = aClassicShop()
    shop.registerFacet(SINCE)
    environment.answerAll(({ body }) => {
      const [asked] = (body as { facets: { currentValues: object[] }[] }).facets
      const values = asked?.currentValues.map((value) => ({ ...value, numberOfResults: 2 }))
      return aClassicReply({ facets: [{ facetId: 'since', field: 'date', values }] })
    })

    await shop.toggleSelect('since', { start: 'past-1-month', end: 'now' })

    expect(JSON.stringify(environment.requests[0]?.body)).not.toContain('past-1-month')
    expect(shop.state.facets[0]?.currentValues).toMatchObject([
      { start: 'past-1-month', end: 'now', state: 'selected' },
    ])
  })

  it('come alone where one is unfolded', async () => {
    const { environment, shop } = aClassicShop()
    shop.registerFacet(COLOR)
    environment.answer(aClassicReply(), aClassicReply({ results: [], facets: [colors] }))
    await shop.execute()

    await shop.showMoreValues('color')

    expect(environment.requests[1]?.body).toMatchObject({
      numberOfResults: 0,
      facets: [{ facetId: 'color', numberOfValues: 8, isFieldExpanded: true }],
    })
    expect(ids(shop.state.results)).toEqual(['a', 'b', 'c'])
    expect(shop.state.answeredFacets).toEqual([colors])
  })

  it('[3.49] [9.20] [5.33] may be chosen by the provider', async () => {
    const { environment, shop } = aClassicShop()
    const fit = {
      field: 'fit',
      label: 'Fit',
      moreValuesAvailable: false,
      values: [{ value: 'weit', state: 'idle', numberOfResults: 2 }],
    }
    environment.answerAll(aClassicReply({ generateAutomaticFacets: { facets: [fit] } }))
    shop.registerAutomaticFacets()
    await shop.execute()

    await shop.toggleAutomatic('fit', 'weit')

    expect(environment.requests.map(({ body }) => body)).toMatchObject([
      { generateAutomaticFacets: { desiredCount: 5, numberOfValues: 8, currentFacets: [] } },
      {
        generateAutomaticFacets: {
          currentFacets: [{ field: 'fit', currentValues: [{ value: 'weit', state: 'selected' }] }],
        },
      },
    ])
    for (const desiredCount of [0, 21]) {
      expect(() => shop.registerAutomaticFacets({ desiredCount })).toThrow('- desiredCount: m')
    }
    expect(() => shop.registerAutomaticFacets({ numberOfValues: 0 })).toThrow('- numberOfValues: m')
  })
})
