import { readPageReply } from '../calls/read-reply.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { createPages } from '../page/create-pages.ts'
import { pageVerbs, shownPage, type PageVerbs, type ShownPage } from '../page/page-controller.ts'
import { select } from '../page/select.ts'
import type { PageSolution } from '../page/solution.ts'
import { afterSearch } from './after-search.ts'
import { searchBody } from './search-body.ts'
import { SEARCH } from './search-slice.ts'
import { addToSearch, beginSearch, replaceSearch, searchAgain } from './search-transitions.ts'

export interface ShownSearch extends ShownPage {
  requestId: string
  /** What would be searched for now. */
  query: string
  /** What the shown products were found with. */
  queryExecuted: string
}

/** The products for a query. */
export interface Search extends Controller<ShownSearch>, PageVerbs {
  solution: PageSolution
}

export function createSearch(engine: Engine): Search {
  const solution = searchOf(engine)
  const shown = select(solution.page, (page) => {
    const { requestId, query, queryExecuted } = page
    return { ...shownPage(page), requestId, query, queryExecuted }
  })
  return controllerOf(shown, { ...pageVerbs(solution), solution })
}

/** The one search of an engine. */
export function searchOf(engine: Engine): PageSolution {
  return engine.part(createSearchSolution)
}

function createSearchSolution(engine: Engine): PageSolution {
  const pages = createPages(engine, engine.state(SEARCH), {
    path: '/search',
    body: (page) => searchBody(engine, page),
    read: readPageReply,
    begin: beginSearch,
    askAgain: searchAgain,
    replace: replaceSearch,
    add: addToSearch,
    afterReplace: (page) => afterSearch(engine, page),
  })
  return { type: 'SEARCH', ...pages }
}
