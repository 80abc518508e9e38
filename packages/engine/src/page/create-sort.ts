import { setSort } from '../address/parameter-changes.ts'
import { demand, fields, listOf, oneOf, optional, text } from '../check.ts'
import { controllerOf, type Controller } from '../controller.ts'
import { changeAndAsk } from './page-controller.ts'
import type { ProductPage } from './product-page.ts'
import { refine } from './refine.ts'
import { select } from './select.ts'
import type { Solution } from './solution.ts'
import { isSameSort, type Sort } from './sort.ts'

export interface SortControl extends Controller<ProductPage['sort']> {
  sortBy(sort: Sort): Promise<void>
  isSortedBy(sort: Sort): boolean
  isAvailable(sort: Sort): boolean
}

const KIND = fields({ by: oneOf(['relevance', 'fields']) })
const FIELDS = fields({
  fields: listOf(fields({ name: text, direction: optional(oneOf(['asc', 'desc'])) })),
})

function checkSort(sort: Sort): void {
  const { by } = demand(KIND, sort)
  if (by === 'fields') demand(FIELDS, sort)
}

/** Another order begins at the first page. */
export function sortBy(page: ProductPage, sort: Sort): ProductPage {
  const said = page.parameters.sortCriteria
  const isApplied = isSameSort(page.sort.applied, sort)
  if (isApplied && said !== undefined && isSameSort(said, sort)) return page
  return refine(page, () => ({
    ...page,
    sort: { ...page.sort, applied: sort },
    parameters: setSort(page.parameters, sort),
  }))
}

export interface SortOptions {
  /** What to begin with, before anything is asked. */
  initial?: Sort
}

export function createSort(solution: Solution, { initial }: SortOptions = {}): SortControl {
  const { page } = solution
  if (initial !== undefined) {
    checkSort(initial)
    page.update((current) => sortBy(current, initial))
  }
  const view = select(page, ({ sort }) => sort)
  return controllerOf(view, {
    sortBy(sort: Sort) {
      checkSort(sort)
      return changeAndAsk(solution, (current) => sortBy(current, sort))
    },
    isSortedBy: (sort: Sort) => isSameSort(view.get().applied, sort),
    isAvailable: (sort: Sort) => view.get().available.some((one) => isSameSort(one, sort)),
  })
}
