import { demand, integer } from '../check.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Pages } from './create-pages.ts'
import { changeAndAsk } from './page-controller.ts'
import { nextPage, previousPage, selectPage, type Pagination } from './pagination.ts'
import type { ProductRun } from './product-run.ts'
import { pageToAdd } from './request-transitions.ts'
import { select } from './select.ts'
import { setPerPage, turnPage } from './turn-page.ts'

export interface PagerState extends Pagination {
  /** Whether there are products behind those shown. */
  hasMore: boolean
}

/** Steps through pages. A step that leads nowhere changes nothing and asks nothing. */
export interface Pager extends Controller<PagerState> {
  next(): Promise<void>
  previous(): Promise<void>
  select(page: number): Promise<void>
  setPerPage(perPage: number): Promise<void>
  /** Adds the next page to what is shown. */
  fetchMore(): Promise<void>
}

export interface PagerOptions {
  perPage?: number
}

export function createPager<Run extends ProductRun>(
  pages: Pages<Run>,
  { perPage }: PagerOptions = {},
): Pager {
  const { page } = pages

  function resized(size: number): (run: Run) => Run {
    const checked = demand(integer(1, 1000), size, 'perPage')
    return (run) => setPerPage(run, checked)
  }

  if (perPage !== undefined) page.update(resized(perPage))
  const view = select(page, (run) => ({ ...run.pagination, hasMore: pageToAdd(run) !== null }))
  return controllerOf(view, {
    next: () => changeAndAsk(pages, (run) => turnPage(run, nextPage)),
    previous: () => changeAndAsk(pages, (run) => turnPage(run, previousPage)),
    select(number: number) {
      const chosen = demand(integer(0), number, 'page')
      return changeAndAsk(pages, (run) =>
        turnPage(run, (pagination) => selectPage(pagination, chosen)),
      )
    },
    setPerPage: (size: number) => changeAndAsk(pages, resized(size)),
    fetchMore: pages.fetchMore,
  })
}
