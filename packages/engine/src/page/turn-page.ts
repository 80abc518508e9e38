import { setPage, setPerPage } from '../address/parameter-changes.ts'
import type { Parameters } from '../address/parameters.ts'
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

export function setPageSize<Run extends ProductRun>(run: Run, perPage: number): Run {
  const pagination = resizePages(run.pagination, perPage)
  const { parameters } = run
  const isSaid = parameters === undefined || parameters.perPage === perPage
  if (pagination === run.pagination && isSaid) return run
  return withPagination(run, pagination, (current) => setPerPage(current, perPage))
}
