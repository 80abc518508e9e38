import { controllerOf, type Controller } from '../controller.ts'
import type { Solution } from '../page/solution.ts'
import { derive, type View } from '../state.ts'
import { activeParameters } from './active-parameters.ts'
import { checkParameters } from './check-parameters.ts'
import { openPage } from './open-page.ts'
import type { Parameters } from './parameters.ts'
import { areSameParameters } from './same-parameters.ts'

export interface ParameterManagerOptions {
  initialState?: { parameters: Parameters }
  /** Only what the visitor set; otherwise also what the provider decided. */
  excludeDefaultParameters?: boolean
}

export interface ParameterManager extends Controller<{ parameters: Parameters }> {
  /** Makes the page what the parameters say, and asks for it unless it is that already. */
  synchronize(parameters: Parameters): Promise<void>
}

/** Keeps a page and what an address says of it the same. */
export function createParameterManager(
  solution: Solution,
  { initialState, excludeDefaultParameters = true }: ParameterManagerOptions = {},
): ParameterManager {
  const shown = parametersOf(solution, excludeDefaultParameters)
  const isShown = (parameters: Parameters) => {
    checkParameters(parameters)
    return areSameParameters(shown.get(), parameters)
  }
  // A page that came from the server is what its address says, and keeps its facets.
  if (initialState && !isShown(initialState.parameters)) openPage(solution, initialState.parameters)
  return controllerOf(
    derive(shown, (parameters) => ({ parameters })),
    {
      synchronize(parameters: Parameters) {
        // An address without any may be that of another page.
        if (isShown(parameters) && Object.keys(parameters).length > 0) return Promise.resolve()
        openPage(solution, parameters)
        return solution.fetch()
      },
    },
  )
}

function parametersOf({ page }: Solution, isSetOnly: boolean): View<Parameters> {
  return derive(page, isSetOnly ? ({ parameters }) => parameters : activeParameters)
}
