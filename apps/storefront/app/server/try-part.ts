import type { RouterContextProvider } from 'react-router'
import { degradedContext, scopeContext } from './context.ts'

/**
 * One part of a page that is there without it, too: `null` where the service failed, which is only
 * reported. Who is sent somewhere else is sent there.
 */
export async function tryPart<Part>(
  context: Readonly<RouterContextProvider>,
  load: () => Promise<Part>,
): Promise<Part | null> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Response) throw error
    const { services, requestId } = context.get(scopeContext)
    services.reportFault(error, requestId)
    context.set(degradedContext, true)
    return null
  }
}
