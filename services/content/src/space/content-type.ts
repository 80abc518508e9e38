import { accept, refuse, type Result } from '@saum/domain/result'
import * as v from '@saum/schema/schema'
import { describeIssues, parseJson } from './parse-json.ts'

const validation = v.object({
  in: v.optional(v.array(v.union([v.string(), v.number()]))),
  linkContentType: v.optional(v.array(v.string())),
  size: v.optional(v.object({ min: v.optional(v.number()), max: v.optional(v.number()) })),
  range: v.optional(v.object({ min: v.optional(v.number()), max: v.optional(v.number()) })),
})

export type Validation = v.InferOutput<typeof validation>

const linkType = v.picklist(['Entry', 'Asset'])
const id = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/, 'is not a usable id'))

const field = v.object({
  id,
  name: v.string(),
  type: v.picklist([
    'Symbol',
    'Text',
    'RichText',
    'Integer',
    'Number',
    'Date',
    'Boolean',
    'Object',
    'Link',
    'Array',
  ]),
  localized: v.optional(v.boolean(), false),
  required: v.optional(v.boolean(), false),
  linkType: v.optional(linkType),
  items: v.optional(
    v.object({
      type: v.picklist(['Symbol', 'Link']),
      linkType: v.optional(linkType),
      validations: v.optional(v.array(validation)),
    }),
  ),
  validations: v.optional(v.array(validation)),
})

export type FieldDefinition = v.InferOutput<typeof field>

const contentType = v.object({
  name: v.string(),
  description: v.optional(v.string()),
  displayField: v.nullable(v.string()),
  fields: v.array(field),
})

export interface ContentType extends v.InferOutput<typeof contentType> {
  id: string
}

/** `types/{id}.json`, in the words of the delivery API. */
export function parseContentType(typeId: string, text: string): Result<ContentType, string> {
  const json = parseJson(text)
  if (!json.ok) return json
  const parsed = v.safeParse(contentType, json.value)
  if (!parsed.success) return refuse(describeIssues(parsed.issues))
  const ids = parsed.output.fields.map((one) => one.id)
  if (new Set(ids).size < ids.length) return refuse('has two fields of the same id')
  const vague = parsed.output.fields.find(isVague)
  if (vague) return refuse(`does not say what "${vague.id}" links to or holds`)
  return accept({ id: typeId, ...parsed.output })
}

function isVague({ type, linkType: target, items }: FieldDefinition): boolean {
  if (type === 'Link') return target === undefined
  if (type !== 'Array') return false
  return items === undefined || (items.type === 'Link' && items.linkType === undefined)
}
