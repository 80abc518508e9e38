import type { ExperimentKey } from '@saum/domain/experiments'
import { useLoaderData } from 'react-router'

/** What the loader of a page with two versions answers beside its own. */
export interface ComparedPage {
  /** What this visitor sees in the other version; absent for most. */
  variants?: readonly ExperimentKey[]
}

/**
 * Whether this visitor sees the other version. The server has decided it, for the document as for the data
 * of a page opened later: both are there before anything is drawn.
 */
export function useVariant(key: ExperimentKey): boolean {
  return useLoaderData<ComparedPage | undefined>()?.variants?.includes(key) ?? false
}
