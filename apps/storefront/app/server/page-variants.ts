import type { RouterContextProvider } from 'react-router'
import type { ComparedPage } from '#app/page/use-variant.ts'
import { scopeContext } from './context.ts'

/** For the loader of a page with two versions. The page of everybody has not a byte more. */
export function pageVariants(context: Readonly<RouterContextProvider>): ComparedPage {
  const { variants } = context.get(scopeContext)
  return variants.length === 0 ? {} : { variants }
}
