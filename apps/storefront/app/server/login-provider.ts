import type { RouterContextProvider } from 'react-router'
import { scopeContext, shopContext } from './context.ts'

export interface LoginProvider {
  /** As its button calls it. */
  name: string
  /** Another document: the link needs `data-reload`. */
  href: string
}

/** With whom customers may sign in instead of a password; `null` where the operator has nobody. */
export function loginProviderOf(
  context: Readonly<RouterContextProvider>,
  returnPath: string,
): LoginProvider | null {
  const { loginProvider: name } = context.get(scopeContext).services.settings
  if (name === null) return null
  const query = new URLSearchParams({ redirectUrl: returnPath })
  return { name, href: `/${context.get(shopContext).path}/login/provider/?${query}` }
}
