import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { propertyFaults } from '@saum/schema/validation-messages'

/** What is wrong with the rules, for the operator who wrote them. */
export class RulesError extends Error {
  override readonly name = 'RulesError'
}

const MAX_QUERY_LENGTH = 100
const CHOICE_MESSAGE = 'needs exactly one of address and page, or of queries and category.'
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000))
const phrase = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_QUERY_LENGTH))
const productId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const wholeQueries = v.strictObject({
  de: v.optional(v.array(phrase), []),
  fr: v.optional(v.array(phrase), []),
  en: v.optional(v.array(phrase), []),
})
const perLanguage = v.strictObject({ de: text, fr: text, en: text })

const common = {
  id: phrase,
  /** Only in these shops; everywhere where absent. */
  shops: v.optional(v.array(v.picklist(SHOPS.map((shop) => shop.path)))),
}
const asked = { ...common, queries: wholeQueries }

/** Page within the shop, with slashes at both ends. */
const address = v.pipe(v.string(), v.regex(/^\/(?:[\w-]+\/)*$/))

const trigger = v.variant('type', [
  v.pipe(
    v.strictObject({
      ...asked,
      type: v.literal('redirect'),
      address: v.optional(address),
      /** Key of a content page, whose address differs per language. */
      page: v.optional(phrase),
    }),
    v.check((rule) => (rule.address === undefined) !== (rule.page === undefined)),
  ),
  v.strictObject({ ...asked, type: v.literal('query'), query: perLanguage }),
  v.strictObject({ ...asked, type: v.literal('notify'), text: perLanguage }),
  v.strictObject({
    ...asked,
    type: v.literal('execute'),
    name: phrase,
    params: v.array(v.union([v.string(), v.number(), v.boolean()])),
  }),
])

const placement = v.pipe(
  v.strictObject({
    ...common,
    queries: v.optional(wholeQueries),
    category: v.optional(productId),
    pin: v.optional(v.array(productId), []),
    boost: v.optional(
      v.array(
        v.strictObject({
          product: productId,
          /** Above 1 pushes, below 1 holds back. */
          factor: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
        }),
      ),
      [],
    ),
  }),
  v.check((rule) => (rule.queries === undefined) !== (rule.category === undefined)),
)

export type TriggerRule = v.InferOutput<typeof trigger>
export type PlacementRule = v.InferOutput<typeof placement>

export interface RulesFile {
  triggers: readonly TriggerRule[]
  placements: readonly PlacementRule[]
}

export const NO_RULES: RulesFile = { triggers: [], placements: [] }

const outline = v.strictObject({
  triggers: v.optional(v.array(v.unknown()), []),
  placements: v.optional(v.array(v.unknown()), []),
})

/** The operator's rules out of the text of their file; throws a `RulesError` that names what is wrong. */
export function parseRules(json: string): RulesFile {
  const file = parsePart(outline, readJson(json), 'The file')
  const rules = {
    triggers: file.triggers.map((rule, at) =>
      parsePart(trigger, rule, nameOf(rule, at, 'trigger')),
    ),
    placements: file.placements.map((rule, at) =>
      parsePart(placement, rule, nameOf(rule, at, 'placement')),
    ),
  }
  const ids = new Set<string>()
  for (const { id } of [...rules.triggers, ...rules.placements]) {
    if (ids.has(id)) throw new RulesError(`Two rules are called "${id}".`)
    ids.add(id)
  }
  return rules
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new RulesError(`The file is not JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    })
  }
}

function parsePart<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  name: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  const faults = parsed.issues.map((issue) => {
    if (issue.type === 'check') return CHOICE_MESSAGE
    return propertyFaults([issue]).map((fault) => `${fault.property}: ${fault.message}`)
  })
  throw new RulesError(`${name}: ${faults.flat().join(' ')}`)
}

function nameOf(rule: unknown, at: number, kind: string): string {
  const hasId = typeof rule === 'object' && rule !== null && 'id' in rule
  return hasId && typeof rule.id === 'string' ? `Rule "${rule.id}"` : `The ${kind} at ${at}`
}
