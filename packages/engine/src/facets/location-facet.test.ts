import { describe, expect, it } from 'vitest'
import { createLocationFacet } from './location-facet.ts'
import { aTestListing } from './test-page.ts'

const VIENNA = { value: 'wien', state: 'idle' } as const

describe('[4.24] the branch facet of a listing', () => {
  it('asks with the branch selected, and shows it at once', async () => {
    const { solution, asked, askedFacet } = await aTestListing()
    const store = createLocationFacet(solution, 'store')

    const asking = store.toggleSelect(VIENNA)
    expect(store.state.values).toEqual([
      { value: 'berlin', state: 'idle' },
      { value: 'wien', state: 'selected' },
    ])
    await asking

    expect(asked().page).toBe(0)
    expect(askedFacet('store')).toMatchObject({
      values: [
        { value: 'berlin', state: 'idle' },
        { value: 'wien', state: 'selected' },
      ],
      freezeCurrentValues: false,
      preventAutoSelect: false,
    })
  })

  it('selects one branch alone', async () => {
    const { solution, page } = await aTestListing()
    const store = createLocationFacet(solution, 'store')
    void store.toggleSelect({ value: 'berlin', state: 'idle' })

    await store.toggleSingleSelect(VIENNA)

    expect(page().parameters).toEqual({ lf: { store: ['wien'] } })
  })

  it('has no way to exclude', async () => {
    const store = createLocationFacet((await aTestListing()).solution, 'store')

    expect(store).not.toHaveProperty('toggleExclude')
  })

  it('[5.23] refuses a branch without a name', async () => {
    const store = createLocationFacet((await aTestListing()).solution, 'store')

    expect(() => store.toggleSelect({ value: '', state: 'idle' })).toThrow(
      'The following properties are invalid\n- selection.value: value is an empty string.',
    )
  })
})
