import * as v from '@saum/schema/schema'
import { controllerOf, type Controller } from '../controller.ts'
import type { Pages } from './create-pages.ts'
import { demand } from './demand.ts'
import { nextPage, previousPage, selectPage, type Pagination } from './pagination.ts'
import type { ProductRun } from './product-run.ts'
import { pageToAdd } from './request-transitions.ts'
import { select } from './select.ts'
import { setPageSize, turnPage } from './turn-page.ts'

export interface PagerState extends Pagination {
  /** Whether there are products behind those shown. */
  hasMore: boolean
}

/** Steps through pages. A step that leads nowhere changes nothing and asks nothing. */
export interface Pager extends Controller<PagerState> {
  next(): Promise<void>
  previous(): Promise<void>
  select(page: number): Promise<void>
  setPageSize(perPage: number): Promise<void>
  /** Adds the next page to what is shown. */
  fetchMore(): Promise<void>
}

export interface PagerOptions {
  perPage?: number
}

const PAGE = v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(0)) })
const PAGE_SIZE = v.object({
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
})

export function createPager<Run extends ProductRun>(
  pages: Pages<Run>,
  { perPage }: PagerOptions = {},
): Pager {
  const { page } = pages

  async function change(transition: (run: Run) => Run): Promise<void> {
    const before = page.get()
    page.update(transition)
    if (page.get() !== before) await pages.fetch()
  }

  function resized(size: number): (run: Run) => Run {
    const { pageSize } = demand(PAGE_SIZE, { pageSize: size })
    return (run) => setPageSize(run, pageSize)
  }

  if (perPage !== undefined) page.update(resized(perPage))
  const view = select(page, (run) => ({ ...run.pagination, hasMore: pageToAdd(run) !== null }))
  return controllerOf(view, {
    next: () => change((run) => turnPage(run, nextPage)),
    previous: () => change((run) => turnPage(run, previousPage)),
    select(number: number) {
      const { page: chosen } = demand(PAGE, { page: number })
      return change((run) => turnPage(run, (pagination) => selectPage(pagination, chosen)))
    },
    setPageSize: (size: number) => change(resized(size)),
    fetchMore: pages.fetchMore,
  })
}
