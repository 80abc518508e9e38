import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { unlessLeaving } from './while-leaving.ts'

/**
 * Code that no page waits for. If it does not arrive, what needs it never starts and the page stays as it is;
 * `update-recovery.ts` loads the page anew where that can help.
 */
export async function lateCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (fault) {
    unlessLeaving(() => reportError(fault))
    return new Promise<never>(() => {})
  }
}

/** A component of such code. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await lateCode(load) }))
}
