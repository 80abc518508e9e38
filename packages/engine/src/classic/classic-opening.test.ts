import { describe, expect, it } from 'vitest'
import { A_RESULT, aClassicReply, aLegacyShop, aResult, eventsIn } from './test-classic.ts'

describe('[4.59] in legacy mode a result that is opened', () => {
  it('is told of as the visitor leaves the page, with its place among all', async () => {
    const { engine, environment, shop } = aLegacyShop([
      aClassicReply(),
      aClassicReply({ results: [aResult('c'), A_RESULT], searchUid: 'uid-2' }),
    ])
    await shop.execute()
    await shop.nextPage()
    const [, second] = shop.state.results

    if (second !== undefined) shop.openResult(second)
    await environment.pass(0)

    expect(environment.beacons).toHaveLength(1)
    expect(eventsIn(engine).at(-1)).toMatchObject({
      type: 'click',
      actionCause: 'documentOpen',
      // Only of the search itself the provider has been told, not of its pages.
      searchQueryUid: 'uid-1',
      documentPosition: 12,
      documentTitle: 'd',
      documentUri: 'https://saum.example/d',
      documentUriHash: 'hash-d',
      documentUrl: 'https://saum.example/open/d',
      documentAuthor: 'Ann;Bob',
      collectionName: 'articles',
      sourceName: 'Magazin',
      rankingModifier: 'Reveal ART',
      queryPipeline: 'default',
      customData: { contentIDKey: 'permanentid', contentIDValue: 'permanent-d' },
    })
  })

  it('is told of without what is unknown of it', async () => {
    const { engine, environment, shop } = aLegacyShop([])
    await shop.execute()
    const [first] = shop.state.results

    if (first !== undefined) shop.openResult(first)
    await environment.pass(0)

    expect(eventsIn(engine).at(-1)).toMatchObject({
      documentPosition: 1,
      documentAuthor: 'unknown',
      sourceName: 'unknown',
      collectionName: 'default',
      searchQueryUid: 'uid-1',
    })
  })
})
