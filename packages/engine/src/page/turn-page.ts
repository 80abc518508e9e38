import { setPage, setPerPage as setParameter } from '../address/parameter-changes.ts'
import type { Parameters } from '../address/parameters.ts'
import { isSame } from '../state.ts'
import { resizePages, type Pagination } from './pagination.ts'
import type { ProductRun } from './product-run.ts'

function withPagination<Run extends ProductRun>(
  run: Run,
  pagination: Pagination,
  change: (parameters: Parameters) => Parameters,
): Run {
  const { parameters } = run
  return { ...run, pagination, ...(parameters && { parameters: change(parameters) }) }
}

/** Goes to another page, in the address too. */
export function turnPage<Run extends ProductRun>(
  run: Run,
  step: (pagination: Pagination) => Pagination,
): Run {
  const pagination = step(run.pagination)
  if (pagination === run.pagination) return run
  return withPagination(run, pagination, (parameters) => setPage(parameters, pagination.page))
}

export function setPerPage<Run extends ProductRun>(run: Run, perPage: number): Run {
  const next = withPagination(run, resizePages(run.pagination, perPage), (parameters) =>
    setParameter(parameters, perPage),
  )
  return isSame(next, run) ? run : next
}
