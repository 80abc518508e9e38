import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { unlessLeaving } from './unless-leaving.ts'

/**
 * Loads code that no page waits for. A failed load is reported and stays pending, so that its feature never
 * starts and the page stays as it is; `update-recovery.ts` reloads the page where that can help.
 */
export async function lateCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (fault) {
    unlessLeaving(() => reportError(fault))
    return new Promise<never>(() => {})
  }
}

/** A component that is loaded by `lateCode`. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await lateCode(load) }))
}
