import * as v from '@saum/schema/schema'
import type { SearchEvent } from '../events/event-log.ts'
import { parseValue } from '../http/read-body.ts'
import { isAnonymized } from './consent.ts'
import { productIdOfAddress, toProductId } from './product-number.ts'

export const USAGE_EVENT_TYPES = ['search', 'click', 'custom', 'view', 'collect'] as const
export type UsageEventType = (typeof USAGE_EVENT_TYPES)[number]

const text = v.pipe(v.string(), v.maxLength(4096))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const common = {
  clientId: v.optional(text),
  anonymous: v.optional(v.boolean()),
  anonymizeIp: v.optional(v.unknown()),
  aip: v.optional(v.unknown()),
  customData: v.optional(v.record(v.string(), v.unknown())),
}

type CommonPayload = v.InferOutput<v.ObjectSchema<typeof common, undefined>>

const FEEDBACK = new Map([
  ['likeGeneratedAnswer', true],
  ['dislikeGeneratedAnswer', false],
])

/** What happened, before it is known where, when and to whom. */
export type Happening = SearchEvent extends infer E
  ? E extends SearchEvent
    ? Omit<E, 'shopId' | 'at' | 'clientId'>
    : never
  : never

export interface UsageEvent {
  /** `null` when nothing can be learned from it. */
  happening: Happening | null
  clientId: string | undefined
  /** Whether it is to be counted without anybody being recognised. */
  isAnonymous: boolean
}

const search = v.object({
  ...common,
  queryText: v.optional(text, ''),
  numberOfResults: v.optional(count),
  searchQueryUid: v.optional(text),
})
const click = v.object({
  ...common,
  documentUri: v.optional(text),
  documentUrl: v.optional(text),
  documentPosition: v.optional(v.number()),
  searchQueryUid: v.optional(text),
})
const custom = v.object({
  ...common,
  eventType: v.pipe(text, v.nonEmpty()),
  eventValue: v.optional(text),
})
const view = v.object({
  ...common,
  contentIdValue: v.optional(v.unknown()),
  location: v.optional(text),
})
const collect = v.object({ ...common, t: v.optional(text) })

/** Reads the event of each type; refuses what is malformed, and drops what it does not know. */
export const READ_USAGE: Readonly<Record<UsageEventType, (payload: unknown) => UsageEvent>> = {
  search: reader(search, ({ queryText, numberOfResults, searchQueryUid }) => {
    if (numberOfResults === undefined || searchQueryUid === undefined) return null
    return { kind: 'search', query: queryText, total: numberOfResults, responseId: searchQueryUid }
  }),
  click: reader(click, (payload) => {
    const productId =
      toProductId(payload.customData?.['contentIDValue']) ??
      productIdOfAddress(payload.documentUri) ??
      productIdOfAddress(payload.documentUrl)
    if (productId === null) return null
    const { searchQueryUid, documentPosition } = payload
    return {
      kind: 'click',
      productId,
      ...(searchQueryUid === undefined ? {} : { responseId: searchQueryUid }),
      ...(documentPosition === undefined ? {} : { position: documentPosition }),
    }
  }),
  custom: reader(custom, ({ eventType, eventValue, customData }) => {
    const isHelpful = eventType === 'generatedAnswer' ? FEEDBACK.get(eventValue ?? '') : undefined
    const answerId = customData?.['generativeQuestionAnsweringId']
    if (isHelpful !== undefined && typeof answerId === 'string') {
      return { kind: 'answer-feedback', answerId, isHelpful }
    }
    return { kind: 'custom', name: eventType }
  }),
  view: reader(view, ({ contentIdValue, location }) => {
    const productId = toProductId(contentIdValue) ?? productIdOfAddress(location)
    return productId === null ? null : { kind: 'view', productId }
  }),
  collect: reader(collect, ({ t }) => ({ kind: 'custom', name: t ?? 'collect' })),
}

function reader<Schema extends v.GenericSchema<unknown, CommonPayload>>(
  schema: Schema,
  toHappening: (payload: v.InferOutput<Schema>) => Happening | null,
): (payload: unknown) => UsageEvent {
  return (input) => {
    const payload = parseValue(schema, input)
    return {
      happening: toHappening(payload),
      clientId: payload.clientId,
      isAnonymous: payload.anonymous === true || isAnonymized(payload.anonymizeIp ?? payload.aip),
    }
  }
}
