import { describe, expect, it } from 'vitest'
import { LISTING } from '../listing/listing-slice.ts'
import type { ProductPage } from '../page/product-page.ts'
import type { Solution } from '../page/solution.ts'
import { SEARCH } from '../search/search-slice.ts'
import { BOX_TEXTS } from '../suggest/search-boxes.ts'
import { aTestEngine } from '../test-engine.ts'
import { openPage } from './open-page.ts'
import { createParameterManager } from './parameter-manager.ts'
import { setPage, toggleSelection } from './parameter-changes.ts'

/** A listing that counts how often it is asked for. */
function aSolution() {
  const engine = aTestEngine()
  const page = engine.state(LISTING)
  const solution = {
    type: 'LISTING',
    engine,
    page,
    asked: 0,
    fetch() {
      solution.asked++
      return Promise.resolve()
    },
  } satisfies Solution & { asked: number }
  return solution
}

function selectBlue(page: ProductPage): ProductPage {
  const blue = { value: 'Blau', state: 'idle' } as const
  return {
    ...page,
    parameters: toggleSelection('regular', page.parameters, 'ec_color', blue, 'select'),
  }
}

const BLUE = { f: { ec_color: ['Blau'] } }

describe('The address of a page', () => {
  it('says what the visitor set, and is the same object until that changes', () => {
    const solution = aSolution()
    const manager = createParameterManager(solution)
    solution.page.update(selectBlue)
    const before = manager.state

    solution.page.update((page) => ({ ...page, isLoading: true }))

    expect(before).toEqual({ parameters: BLUE })
    expect(manager.state).toBe(before)
  })

  it('also says what the provider decided where that is wanted', () => {
    const solution = aSolution()
    const manager = createParameterManager(solution, { excludeDefaultParameters: false })

    solution.page.update((page) => ({
      ...page,
      responseId: 'response-1',
      pagination: { page: 1, perPage: 3, totalEntries: 9, totalPages: 3 },
    }))

    expect(manager.state.parameters).toEqual({
      page: 1,
      perPage: 3,
      sortCriteria: { by: 'relevance' },
    })
  })

  it('makes the page what it says, and asks for it', async () => {
    const solution = aSolution()
    const manager = createParameterManager(solution)

    await manager.synchronize({ ...BLUE, page: 2 })

    expect(solution.asked).toBe(1)
    expect(solution.page.get()).toMatchObject({
      pagination: { page: 2 },
      facets: [{ facetId: 'ec_color', values: [{ value: 'Blau', state: 'selected' }] }],
    })
  })

  it('asks for nothing when it says what the page shows, in any order', async () => {
    const solution = aSolution()
    const manager = createParameterManager(solution)
    await manager.synchronize({ f: { ec_color: ['Blau', 'Rot'] } })

    await manager.synchronize({ f: { ec_color: ['Rot', 'Blau'] } })

    expect(solution.asked).toBe(1)
  })

  it('asks anew when it says nothing, as it may be that of another page', async () => {
    const solution = aSolution()
    const manager = createParameterManager(solution)

    await manager.synchronize({})

    expect(solution.asked).toBe(1)
  })

  it('refuses a page before the first at once', () => {
    const manager = createParameterManager(aSolution())

    expect(() => manager.synchronize({ page: -1, perPage: 0 })).toThrow(
      'The following properties are invalid\n' +
        '- page: minimum value of 0 not respected.\n' +
        '- perPage: minimum value of 1 not respected.',
    )
  })

  it('refuses facets that are none', () => {
    // Addresses also come from scripts that were never checked.
    const parameters = { f: 'Blau' } as unknown as object

    expect(() => createParameterManager(aSolution(), { initialState: { parameters } })).toThrow(
      '- f: value is not an object.',
    )
  })
})

// Deviation: no-refetch-for-the-same-address
describe('An address that the visitor changed by a click', () => {
  it('costs no second request when the router hands it back', async () => {
    const solution = aSolution()
    const manager = createParameterManager(solution)
    solution.page.update(selectBlue)
    solution.page.update((page) => ({ ...page, pagination: { ...page.pagination, perPage: 24 } }))

    await manager.synchronize(BLUE)

    expect(solution.asked).toBe(0)
  })
})

// Deviation: opened-page-kept
describe('[4.67] a page that was opened on the server', () => {
  it('is opened without asking for it', () => {
    const solution = aSolution()

    openPage(solution, { ...BLUE, page: 1 })

    expect(solution.asked).toBe(0)
    expect(solution.page.get()).toMatchObject({ pagination: { page: 1 }, parameters: BLUE })
  })

  it('shows the query of the address in every search box', () => {
    const { engine } = aSolution()
    const boxes = engine.state(BOX_TEXTS)
    boxes.update(() => ({ header: '', menu: 'rot' }))
    const page = engine.state(SEARCH)
    const search: Solution = { type: 'SEARCH', engine, page, fetch: () => Promise.resolve() }

    openPage(search, { q: 'blau' })
    openPage(search, {})

    expect(boxes.get()).toEqual({ header: 'blau', menu: 'blau' })
  })

  it('keeps the facets the provider answered when the browser takes it over', () => {
    const solution = aSolution()
    openPage(solution, BLUE)
    const answered = solution.page.get()

    createParameterManager(solution, { initialState: { parameters: BLUE } })

    expect(solution.page.get()).toBe(answered)
  })

  it('is opened anew when the address is another', () => {
    const solution = aSolution()
    openPage(solution, BLUE)

    createParameterManager(solution, { initialState: { parameters: {} } })

    expect(solution.page.get()).toMatchObject({ parameters: {}, facets: [] })
  })
})

describe('Those who follow the address', () => {
  it('hear of every change until they leave', () => {
    const solution = aSolution()
    const manager = createParameterManager(solution)
    const heard: unknown[] = []
    const leave = manager.subscribe(() => heard.push(manager.state.parameters.page))

    solution.page.update((page) => ({ ...page, parameters: setPage(page.parameters, 1) }))
    leave()
    solution.page.update((page) => ({ ...page, parameters: setPage(page.parameters, 2) }))

    expect(heard).toEqual([1])
  })
})
