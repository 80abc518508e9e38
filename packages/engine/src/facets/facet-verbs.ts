import { demand, type Check } from '../check.ts'
import type { ProductPage } from '../page/product-page.ts'
import type { Solution } from '../page/solution.ts'
import type { FacetValueState } from '../wire/facet.ts'
import { deselectFacet } from './deselect.ts'
import { showLessValues, showMoreValues } from './number-of-values.ts'
import { togglePayload } from './selections.ts'
import type { ToggleVerb } from './toggle-value.ts'

/** Changes the page, then asks for it: what every verb of a facet does. */
export function changeAndFetch(
  { page, fetch }: Solution,
  change: (page: ProductPage) => ProductPage,
): Promise<void> {
  page.update(change)
  return fetch()
}

type Transition = (page: ProductPage, facetId: string) => ProductPage

export interface FoldVerbs {
  showMore(): Promise<void>
  showLess(): Promise<void>
  deselectAll(): Promise<void>
}

/** The verbs every facet has. */
export function foldVerbs(solution: Solution, facetId: string): FoldVerbs {
  const run = (change: Transition) => changeAndFetch(solution, (page) => change(page, facetId))
  return {
    showMore: () => run(showMoreValues),
    showLess: () => run(showLessValues),
    deselectAll: () => run(deselectFacet),
  }
}

interface Stateful {
  state: FacetValueState
}

export interface SelectVerbs<Selection> {
  toggleSelect(selection: Selection): Promise<void>
  /** Selects this value and no other. */
  toggleSingleSelect(selection: Selection): Promise<void>
  isValueSelected(value: Stateful): boolean
}

export interface ExcludeVerbs<Selection> {
  toggleExclude(selection: Selection): Promise<void>
  /** Excludes this value and no other. */
  toggleSingleExclude(selection: Selection): Promise<void>
  isValueExcluded(value: Stateful): boolean
}

/** A transition that toggles one value of a facet. */
type Toggle<Selection> = (
  page: ProductPage,
  facetId: string,
  selection: Selection,
  verb: ToggleVerb,
) => ProductPage

/** The verbs of a facet whose values can be selected and excluded. */
export function toggleVerbs<Selection extends Stateful>(
  solution: Solution,
  facetId: string,
  check: Check<Selection>,
  toggle: Toggle<Selection>,
): SelectVerbs<Selection> & ExcludeVerbs<Selection> {
  const runner = (verb: ToggleVerb, isSingle: boolean) => (selection: Selection) => {
    demand(togglePayload(check), { facetId, selection })
    // Letting go of a value leaves the others alone.
    const isAlone = isSingle && selection.state === 'idle'
    return changeAndFetch(solution, (page) =>
      toggle(isAlone ? deselectFacet(page, facetId) : page, facetId, selection, verb),
    )
  }
  return {
    toggleSelect: runner('select', false),
    toggleSingleSelect: runner('select', true),
    isValueSelected: ({ state }) => state === 'selected',
    toggleExclude: runner('exclude', false),
    toggleSingleExclude: runner('exclude', true),
    isValueExcluded: ({ state }) => state === 'excluded',
  }
}
