import type { Difference } from './difference.ts'

/** Fields by which the public client keeps books, and which it sends without need. */
const BOOKKEEPING = /\.facets\.\w+\.(tabs|activeTab|currentValues\..*\.previousState)$/

/** A deviation that needs to know nothing but the difference. */
interface PlainDeviation {
  name: string
  reason: string
  explains(difference: Difference): boolean
}

export const CLASSIC_DEVIATIONS: readonly PlainDeviation[] = [
  {
    name: 'classic-bookkeeping-stays-here',
    reason: 'Facets of the classic search carry tabs and former states that no provider reads.',
    explains: ({ path, ours }) => BOOKKEEPING.test(path) && ours === undefined,
  },
  {
    name: 'classic-cause-is-told',
    reason: 'Pages and cleared filters tell the classic search another cause, or none at all.',
    explains: ({ path, ours }) => path.endsWith('.body.analytics.actionCause') && Boolean(ours),
  },
]
