import { readPageReply } from '../calls/read-reply.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { createPages } from '../page/create-pages.ts'
import { pageBody } from '../page/page-body.ts'
import { shownPage, pageVerbs, type PageVerbs, type ShownPage } from '../page/page-controller.ts'
import { addToPage, replacePage } from '../page/replace-page.ts'
import { select } from '../page/select.ts'
import type { PageSolution } from '../page/solution.ts'
import { LISTING } from './listing-slice.ts'

/** The products of a category or of new arrivals. */
export interface Listing extends Controller<ShownPage>, PageVerbs {
  solution: PageSolution
}

export function createListing(engine: Engine): Listing {
  const solution = listingOf(engine)
  return controllerOf(select(solution.page, shownPage), { ...pageVerbs(solution), solution })
}

/** The one listing of an engine. */
export function listingOf(engine: Engine): PageSolution {
  return engine.part(createListingSolution)
}

function createListingSolution(engine: Engine): PageSolution {
  const pages = createPages(engine, engine.state(LISTING), {
    path: '/listing',
    body: (page) => pageBody(engine, page),
    read: readPageReply,
    replace: replacePage,
    add: addToPage,
  })
  return { type: 'LISTING', ...pages }
}
