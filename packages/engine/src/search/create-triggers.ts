import { controllerOf, type Controller } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { changeAndFetch } from '../facets/facet-verbs.ts'
import { refine } from '../page/refine.ts'
import { select } from '../page/select.ts'
import type { Solution } from '../page/solution.ts'
import { searchOf } from './create-search.ts'
import { withQuery } from './search-transitions.ts'
import { ignoreQuery, type Triggers } from './triggers.ts'

function triggerOf<Kind extends keyof Triggers>(
  { page }: Solution,
  kind: Kind,
): Controller<Pick<Triggers, Kind>> {
  const view = select(page, ({ triggers }) => ({ [kind]: triggers[kind] }) as Pick<Triggers, Kind>)
  return controllerOf(view, {})
}

/** Where the page shall go instead of showing products. */
export function createRedirection(solution: Solution): Controller<Pick<Triggers, 'redirectTo'>> {
  return triggerOf(solution, 'redirectTo')
}

/** What shall be said to the visitor. */
export function createNotifications(
  solution: Solution,
): Controller<Pick<Triggers, 'notifications'>> {
  return triggerOf(solution, 'notifications')
}

/** Which functions the page shall call. */
export function createExecutions(solution: Solution): Controller<Pick<Triggers, 'executions'>> {
  return triggerOf(solution, 'executions')
}

export interface QueryTriggerState {
  originalQuery: string
  newQuery: string
  wasQueryModified: boolean
}

/** A query the provider replaced, and the way back. */
export interface QueryTrigger extends Controller<QueryTriggerState> {
  undo(): Promise<void>
}

export function createQueryTrigger(engine: Engine): QueryTrigger {
  const solution = searchOf(engine)
  const view = select(solution.page, ({ triggers }) => {
    const { originalQuery, newQuery } = triggers.queryModification
    return { originalQuery, newQuery, wasQueryModified: newQuery !== '' }
  })
  return controllerOf(view, {
    async undo() {
      const { originalQuery, newQuery } = view.get()
      if (newQuery === '') return
      await changeAndFetch(solution, (page) =>
        refine(page, () => ({
          ...withQuery(page, originalQuery),
          triggers: ignoreQuery(page.triggers, newQuery),
        })),
      )
    },
  })
}
