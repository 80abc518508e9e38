import type * as v from '@saum/schema/schema'
import { demand } from '../page/demand.ts'
import type { ProductPage } from '../page/product-page.ts'
import type { Solution } from '../page/solution.ts'
import type { FacetValueState } from '../wire/facet.ts'
import { deselectFacet } from './deselect.ts'
import { setNumberOfValues, showLessValues, showMoreValues } from './number-of-values.ts'
import { NUMBER_OF_VALUES, togglePayload } from './selections.ts'
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
  setNumberOfValues(numberOfValues: number): Promise<void>
  deselectAll(): Promise<void>
}

/** The verbs every facet has. */
export function foldVerbs(solution: Solution, facetId: string): FoldVerbs {
  const run = (change: Transition) => changeAndFetch(solution, (page) => change(page, facetId))
  return {
    showMore: () => run(showMoreValues),
    showLess: () => run(showLessValues),
    deselectAll: () => run(deselectFacet),
    setNumberOfValues(numberOfValues) {
      demand(NUMBER_OF_VALUES, { numberOfValues })
      return run((page) => setNumberOfValues(page, facetId, numberOfValues))
    },
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
export type Toggle<Selection> = (
  page: ProductPage,
  facetId: string,
  selection: Selection,
  verb: ToggleVerb,
) => ProductPage

/** The verbs of a facet whose values can be selected. */
export function selectVerbs<Selection extends Stateful>(
  solution: Solution,
  facetId: string,
  schema: v.GenericSchema<unknown, Selection>,
  toggle: Toggle<Selection>,
): SelectVerbs<Selection> {
  const run = toggleRunner(solution, facetId, schema, toggle, 'select')
  return {
    toggleSelect: (selection) => run(selection, false),
    toggleSingleSelect: (selection) => run(selection, true),
    isValueSelected: ({ state }) => state === 'selected',
  }
}

/** The verbs of a facet whose values can be excluded too. */
export function excludeVerbs<Selection extends Stateful>(
  solution: Solution,
  facetId: string,
  schema: v.GenericSchema<unknown, Selection>,
  toggle: Toggle<Selection>,
): ExcludeVerbs<Selection> {
  const run = toggleRunner(solution, facetId, schema, toggle, 'exclude')
  return {
    toggleExclude: (selection) => run(selection, false),
    toggleSingleExclude: (selection) => run(selection, true),
    isValueExcluded: ({ state }) => state === 'excluded',
  }
}

function toggleRunner<Selection extends Stateful>(
  solution: Solution,
  facetId: string,
  schema: v.GenericSchema<unknown, Selection>,
  toggle: Toggle<Selection>,
  verb: ToggleVerb,
) {
  const payload = togglePayload(schema)
  return (given: Selection, isSingle: boolean) => {
    const { selection } = demand(payload, { facetId, selection: given })
    return changeAndFetch(solution, (page) => {
      // Letting go of a value leaves the others alone.
      const isAlone = isSingle && selection.state === 'idle'
      return toggle(isAlone ? deselectFacet(page, facetId) : page, facetId, selection, verb)
    })
  }
}
