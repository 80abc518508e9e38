import type { Controller } from '../controller.ts'
import type { Solution } from '../page/solution.ts'
import { derive } from '../state.ts'
import { parseFragment, toFragment } from './fragment.ts'
import { createParameterManager } from './parameter-manager.ts'
import type { Parameters } from './parameters.ts'
import { areSameParameters } from './same-parameters.ts'

export interface UrlManagerOptions {
  /** The part of the address behind `#`. */
  initialState: { fragment: string }
  excludeDefaultParameters?: boolean
}

export interface UrlManager extends Controller<{ fragment: string }> {
  /** Called when the address in the browser has changed. */
  synchronize(fragment: string): Promise<void>
}

/** Keeps a page and the address in the browser the same. */
export function createUrlManager(
  solution: Solution,
  { initialState, excludeDefaultParameters = true }: UrlManagerOptions,
): UrlManager {
  /** What the address says, as far as we know. */
  let addressed = parseFragment(initialState.fragment)
  const followers = new Set<Follower>()
  const manager = createParameterManager(solution, {
    initialState: { parameters: addressed },
    excludeDefaultParameters,
  })
  const shown = { get: () => manager.state.parameters, subscribe: manager.subscribe }
  const view = derive(shown, (parameters) => ({ fragment: toFragment(parameters) }))

  return {
    get state() {
      return view.get()
    },
    subscribe(listener) {
      const follower: Follower = { addressed }
      let { requestId } = solution.page.get()
      followers.add(follower)
      const leave = manager.subscribe(() => {
        const isAsked = requestId !== (requestId = solution.page.get().requestId)
        const { parameters } = manager.state
        if (!isAsked || areSameParameters(follower.addressed, parameters)) return
        follower.addressed = parameters
        listener()
      })
      return () => {
        followers.delete(follower)
        leave()
      }
    },
    synchronize(fragment) {
      addressed = parseFragment(fragment)
      for (const follower of followers) follower.addressed = addressed
      return manager.synchronize(addressed)
    },
  }
}

/** Each of those who follow is told of every new address once, and not of the one it set itself. */
interface Follower {
  addressed: Parameters
}
