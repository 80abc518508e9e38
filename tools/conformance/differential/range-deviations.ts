import type { Action } from './action.ts'
import { OTHER_REPLY, wasDone, type Deviation, type Moment } from './deviation.ts'

const NEW_QUERY: readonly Action['do'][] = ['submit', 'pickSuggestion', 'recall']

/** What the public client still asks of a facet on the next page of the shop. */
const KEPT =
  /^requests\.0\.body\.facets\.(ec_price|\w+\.(retrieveCount|isFieldExpanded|initialNumberOfValues))$/

export const RANGE_DEVIATIONS: readonly Deviation[] = [
  {
    name: 'manual-range-resets-page',
    reason: 'A price typed on a later page keeps that page, which may not exist any more.',
    explains: ({ path, ours }, { action }) =>
      action.do === 'typeRange' && path === 'requests.0.body.page' && ours === 0,
    parts: OTHER_REPLY,
  },
  {
    name: 'date-ranges-reset-page',
    reason: 'Dates set by hand keep the page, and do not come into the address.',
    explains: ({ path, theirs, ours }, { action }) =>
      action.do === 'pickDates' &&
      ((path.startsWith('page.parameters.df') && theirs === undefined) ||
        (path === 'requests.0.body.page' && ours === 0)),
    parts: OTHER_REPLY,
  },
  {
    name: 'ranges-end-with-the-view',
    reason:
      'Typed prices go on filtering the next page of the shop, its facets stay unfolded, and corrections and messages of the last query remain.',
    explains: ({ path, ours }, moment) =>
      wasDone(moment, 'setView', 'setCurrency') &&
      ((path.endsWith('.manualRange') && ours === null) ||
        (KEPT.test(path) && ours === undefined) ||
        /^search\.(correction|triggers)\./.test(path)),
    parts: OTHER_REPLY,
  },
  {
    name: 'new-query-forgets-typed-ranges',
    reason: 'A price typed for one query goes on filtering the next one.',
    explains: ({ path, ours }, moment) =>
      wasTyped(moment) && path === 'requests.0.body.facets.ec_price' && ours === undefined,
    parts: OTHER_REPLY,
  },
  {
    name: 'manual-range-leaves-the-address',
    reason: 'The address goes on naming the ranges a typed one has taken the place of.',
    explains: ({ path, ours }, { action }) =>
      action.do === 'typeRange' && path.startsWith('page.parameters.nf') && ours === undefined,
    parts: ['page.fragment'],
  },
]

/** A price was typed, and another query asked since. */
function wasTyped({ history, action }: Moment): boolean {
  const all = [...history, action]
  const typed = all.findLastIndex((done) => done.do === 'typeRange')
  return typed >= 0 && all.slice(typed).some((done) => NEW_QUERY.includes(done.do))
}
