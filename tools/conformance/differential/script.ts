import type { Action } from './action.ts'
import type { NextAction } from './compare.ts'
import { flatten, toPath } from './normalize.ts'
import type { FacetView, ObservableState } from './observable-state.ts'

/** An action, or the way to find it in what is shown then. */
export type ScriptStep = Action | ((state: ObservableState) => Action)

/** Something shoppers do, told once and done with both clients. */
export interface Script {
  title: string
  page: 'listing' | 'search'
  /** Begins with a token nobody knows, or one that has run out. */
  token?: 'bad' | 'expired'
  steps: readonly ScriptStep[]
}

export function following({ steps }: Script): NextAction {
  return (state, index) => {
    const step = steps[index]
    if (step === undefined) return null
    return typeof step === 'function' ? step(state) : step
  }
}

function facetOf({ page }: ObservableState, facetId: string): FacetView {
  const facet = page.facets.find((one) => one.facetId === facetId)
  if (facet === undefined) throw new Error(`No facet ${facetId} is shown`)
  return facet
}

type ValueAction = 'toggle' | 'exclude' | 'toggleAlone'

/** Does something with the nth value that is shown. */
export function onValue(name: ValueAction, facetId: string, index: number): ScriptStep {
  return (state) => {
    const value = facetOf(state, facetId).values[index]
    if (value === undefined) throw new Error(`${facetId} has no value ${index}`)
    return { do: name, facetId, key: value.key }
  }
}

/** Does something with the first value that is in this state. */
export function onState(name: ValueAction, facetId: string, valueState: string): ScriptStep {
  return (state) => {
    const value = facetOf(state, facetId).values.find((one) => one.state === valueState)
    if (value === undefined) throw new Error(`${facetId} has no ${valueState} value`)
    return { do: name, facetId, key: value.key }
  }
}

/** Opens the first category so many levels down. */
export function onCategory(level: number, index = 0): ScriptStep {
  return (state) => {
    const all = flatten(facetOf(state, 'ec_category').values)
    const paths = all.map(({ key }) => toPath(key)).filter(({ length }) => length === level)
    const path = paths[index]
    if (path === undefined) throw new Error(`No category ${index} at level ${level}`)
    return { do: 'openCategory', facetId: 'ec_category', path }
  }
}

/** The path that is open, once more. */
export const closeCategory: ScriptStep = (state) => {
  const { activePath, values } = facetOf(state, 'ec_category')
  const open = flatten(values).find(({ key }) => key === activePath)
  if (open === undefined) throw new Error('No category is open')
  return { do: 'openCategory', facetId: 'ec_category', path: toPath(open.key) }
}

type ProductAction = 'click' | 'view'

export function onProduct(name: ProductAction, index: number): ScriptStep {
  return ({ page }) => ({ do: name, permanentid: idOf(page.products[index]) })
}

export function cart(index: number, quantity: number): ScriptStep {
  return ({ page }) => ({
    do: 'putIntoCart',
    permanentid: idOf(page.products[index]),
    quantity,
  })
}

/** The last color of the first product that has several. */
export const promoteChild: ScriptStep = ({ page }) => {
  const product = page.products.find(({ children }) => children.length > 1)
  const child = product?.children.findLast((id) => id !== product.permanentid)
  if (child === undefined) throw new Error('No product has two colors')
  return { do: 'promote', permanentid: child }
}

export function beside(index: number): ScriptStep {
  return ({ page }) => ({
    do: 'recommend',
    slot: 'similar',
    beside: idOf(page.products[index]),
  })
}

export const found: (facetId: string, index?: number) => ScriptStep =
  (facetId, index = 0) =>
  (state) => {
    const value = facetOf(state, facetId).search?.values[index]
    if (value === undefined) throw new Error(`Nothing was found in ${facetId}`)
    return { do: 'selectFound', facetId, rawValue: value.rawValue }
  }

/** The first value found that its facet does not show. */
export function foundElsewhere(facetId: string): ScriptStep {
  return (state) => {
    const { search, values } = facetOf(state, facetId)
    const value = search?.values.find(({ rawValue }) => !values.some(({ key }) => key === rawValue))
    if (value === undefined) throw new Error(`Nothing else was found in ${facetId}`)
    return { do: 'selectFound', facetId, rawValue: value.rawValue }
  }
}

export const firstCrumb: ScriptStep = ({ page }) => {
  const [crumb] = page.breadcrumbs
  const key = crumb?.values[0]
  if (crumb === undefined || key === undefined) throw new Error('There is no breadcrumb')
  return { do: 'removeCrumb', facetId: crumb.facetId, key }
}

/** What the address says now, as a link that is opened again. */
export const sameAddress: ScriptStep = ({ page }) => ({
  do: 'followAddress',
  fragment: page.fragment,
})

export const lastPage: ScriptStep = ({ page }) => ({
  do: 'selectPage',
  page: page.pagination.totalPages - 1,
})

function idOf(product: { permanentid: string } | undefined): string {
  if (product === undefined) throw new Error('No product is shown')
  return product.permanentid
}
