import type { Pagination } from '@saum/contract/pagination'

/** Pages are counted from 1; `prev` and `next` stop at the ends. */
export function toPagination(asked: {
  page: number
  perPage: number
  current: number
  total: number
}): Pagination {
  const last = Math.max(1, Math.ceil(asked.total / asked.perPage))
  return {
    current: asked.current,
    total: asked.total,
    perPage: asked.perPage,
    page: asked.page,
    first: 1,
    prev: Math.min(last, Math.max(1, asked.page - 1)),
    next: Math.min(last, asked.page + 1),
    last,
  }
}
