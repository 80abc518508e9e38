import type { Spoil } from './spoil.ts'

/** One thing a visitor does; names things as the provider does, so that both clients find them. */
export type Action =
  | { do: 'load' }
  | { do: 'toggle' | 'exclude'; facetId: string; key: string }
  | { do: 'toggleAlone'; facetId: string; key: string }
  | { do: 'openCategory'; facetId: string; path: readonly string[] }
  | { do: 'typeRange'; facetId: string; start: number; end: number }
  | { do: 'pickDates'; facetId: string; start: string; end: string }
  | { do: 'showMore' | 'showLess' | 'emptyFacet'; facetId: string }
  | { do: 'clearAll' | 'clearCrumbs' }
  | { do: 'removeCrumb'; facetId: string; key: string }
  | { do: 'searchFacet'; facetId: string; text: string }
  | { do: 'selectFound'; facetId: string; rawValue: string }
  | { do: 'sort'; index: number }
  | { do: 'nextPage' | 'previousPage' | 'fetchMore' }
  | { do: 'selectPage'; page: number }
  | { do: 'setPageSize'; size: number }
  | { do: 'promote' | 'click' | 'view'; permanentid: string }
  | { do: 'setView'; path: string }
  | { do: 'setCurrency'; currency: string }
  | { do: 'setLocation'; latitude: number; longitude: number }
  | { do: 'putIntoCart'; permanentid: string; quantity: number }
  | { do: 'emptyCart' | 'purchase' }
  | { do: 'followAddress'; fragment: string }
  | { do: 'type'; text: string }
  | { do: 'suggest' | 'submit' | 'submitKeeping' }
  | { do: 'pickSuggestion'; index: number }
  | { do: 'applyCorrection' | 'undoTrigger' }
  | { do: 'instant'; text: string }
  | { do: 'typeAlone'; text: string }
  | { do: 'plan' }
  | { do: 'recall'; index: number }
  | { do: 'suggestValues'; facetId: string; text: string }
  | { do: 'chooseSuggested'; facetId: string; rawValue: string }
  | { do: 'recommend'; slot: SlotName; beside?: string }
  | { do: 'turnSlot' | 'moreOfSlot'; slot: SlotName }
  | { do: 'sizeSlot'; slot: SlotName; size: number }
  /** Every reply to the next action is not what it should be. */
  | { do: 'spoil'; how: Spoil }

export type SlotName = 'popular' | 'similar'

export type ActionName = Action['do']

/** How a client does each of them; one table per client, complete by its type. */
export type Performers = {
  [Name in Exclude<ActionName, 'spoil'>]: (action: Extract<Action, { do: Name }>) => unknown
}

export function performWith(
  performers: Performers,
  action: Exclude<Action, { do: 'spoil' }>,
): unknown {
  const perform = performers[action.do] as (given: typeof action) => unknown
  return perform(action)
}

/** As it is printed, and read again, when two clients disagree. */
export function describeActions(actions: readonly Action[]): string {
  return actions.map((action) => JSON.stringify(action)).join('\n')
}
