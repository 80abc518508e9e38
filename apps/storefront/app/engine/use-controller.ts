import type { Controller } from '@saum/engine/controller'
import { useSyncExternalStore } from 'react'

/** Where React meets the engine: the state of a controller, and a new rendering when it changes. */
export function useController<Shown>(controller: Controller<Shown>): Shown {
  const read = () => controller.state
  return useSyncExternalStore(controller.subscribe, read, read)
}
