import { demand } from '../check.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Solution } from '../page/solution.ts'
import type { CategoryNode, CategoryValue, FoundValue } from '../wire/facet.ts'
import { selectedAncestry } from './category-tree.ts'
import type { FacetSearch } from './facet-search.ts'
import { facetSearchVerbs, type FacetSearchVerbs } from './facet-search-verbs.ts'
import {
  changeAndFetch,
  foldVerbs,
  toggleVerbs,
  type FoldVerbs,
  type SelectVerbs,
} from './facet-verbs.ts'
import { facetView, shownBase, type FacetParts, type ShownFacetBase } from './facet-view.ts'
import { finderOf, NOT_COUNTED } from './lay-over.ts'
import { CATEGORY_SELECTION, FOUND_CATEGORY_SELECTION, togglePayload } from './selections.ts'
import { selectFoundCategory, toggleCategoryValue } from './toggle-category.ts'

type CategorySelection = Pick<CategoryValue, 'value' | 'state' | 'path'>

export interface ShownCategoryFacet extends ShownFacetBase {
  type: 'hierarchical'
  values: readonly CategoryValue[]
  /** The selected category. */
  activeValue?: CategoryValue
  /** From the root down to and including the selected category. */
  selectedValueAncestry: readonly CategoryValue[]
  facetSearch: FacetSearch
}

export interface CategoryFacet
  extends
    Controller<ShownCategoryFacet>,
    Omit<SelectVerbs<CategorySelection>, 'toggleSingleSelect'>,
    FoldVerbs {
  type: 'hierarchical'
  facetSearch: FacetSearchVerbs & { select(found: FoundValue): Promise<void> }
}

/** A facet whose values are a tree, of which one is selected at most. */
export function createCategoryFacet(solution: Solution, facetId: string): CategoryFacet {
  const { toggleSelect, isValueSelected } = toggleVerbs<CategorySelection>(
    solution,
    facetId,
    CATEGORY_SELECTION,
    toggleCategoryValue,
  )
  return controllerOf(facetView(solution.page, facetId, 'hierarchical', showCategories), {
    type: 'hierarchical' as const,
    toggleSelect,
    isValueSelected,
    ...foldVerbs(solution, facetId),
    facetSearch: {
      ...facetSearchVerbs(solution, facetId, true),
      select(given: FoundValue) {
        demand(togglePayload(FOUND_CATEGORY_SELECTION), { facetId, selection: given })
        return changeAndFetch(solution, (page) => selectFoundCategory(page, facetId, given))
      },
    },
  })
}

function showCategories(parts: FacetParts<'hierarchical'>): ShownCategoryFacet {
  const { ask, reply, facetSearch } = parts
  const values = layOverTree(reply?.values ?? [], ask?.values ?? [], [])
  const selectedValueAncestry = selectedAncestry(values)
  const activeValue = selectedValueAncestry.at(-1)
  const shown = activeValue?.children.length ?? ask?.numberOfValues ?? values.length
  return {
    ...shownBase(parts, values),
    hasActiveValues: activeValue !== undefined,
    canShowMoreValues: (activeValue ?? reply)?.moreValuesAvailable ?? false,
    canShowLessValues: shown > (ask?.initialNumberOfValues ?? Infinity),
    ...(activeValue && { activeValue }),
    selectedValueAncestry,
    facetSearch,
  }
}

/** The tree of the last reply in the states given since, with what was selected beyond it. */
function layOverTree(
  answered: readonly CategoryValue[],
  asked: readonly CategoryNode[],
  parents: readonly string[],
): readonly CategoryValue[] {
  const askedAs = finderOf(asked)
  const answeredAs = finderOf(answered)
  const shown = answered.map((value, index) => {
    const { state = 'idle', children = [] } = askedAs(value, index) ?? {}
    return { ...value, state, children: layOverTree(value.children, children, value.path) }
  })
  const beyond = asked
    .filter((one, index) => !answeredAs(one, index))
    .map((one) => {
      const path = [...parents, one.value]
      const children = layOverTree([], one.children, path)
      return { ...NOT_COUNTED, ...one, path, isLeafValue: false, children }
    })
  return [...shown, ...beyond]
}
