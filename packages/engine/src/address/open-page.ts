import type { Solution } from '../page/solution.ts'
import { setAllBoxTexts } from '../suggest/search-boxes.ts'
import { checkParameters } from './check-parameters.ts'
import type { Parameters } from './parameters.ts'
import { restoreParameters } from './restore.ts'

/** Turns a page into what an address says, without asking for it: a server does that when it is ready. */
export function openPage({ type, engine, page }: Solution, parameters: Parameters): void {
  checkParameters(parameters)
  page.update((current) => restoreParameters(current, parameters))
  // Whoever opens a search by its address finds the query in the boxes.
  if (type === 'SEARCH' && parameters.q !== undefined) setAllBoxTexts(engine, parameters.q)
}
