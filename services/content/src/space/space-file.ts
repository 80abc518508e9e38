import { accept, refuse, type Result } from '@saum/domain/result'
import * as v from '@saum/schema/schema'
import { describeIssues, parseJson } from './parse-json.ts'

const localeSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'is not a code such as de-DE')),
  name: v.string(),
  default: v.optional(v.boolean(), false),
  fallbackCode: v.optional(v.nullable(v.string()), null),
})

const tagSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.-]{0,63}$/, 'is not a usable id')),
  name: v.string(),
})

export type Tag = v.InferOutput<typeof tagSchema>

const spaceSchema = v.object({
  name: v.string(),
  tags: v.optional(v.array(tagSchema), []),
  locales: v.pipe(v.array(localeSchema), v.minLength(1, 'names no locale')),
})

export type LocaleRow = v.InferOutput<typeof localeSchema>

export interface Space {
  name: string
  locales: readonly LocaleRow[]
  defaultLocale: string
  /** Where to look for a value, the locale itself first. */
  chains: ReadonlyMap<string, readonly string[]>
  /** What entries and assets may be tagged with. */
  tags: readonly Tag[]
}

/** `space.json`: the name, the locales with what each falls back to, and the tags of the space. */
export function parseSpace(text: string): Result<Space, string> {
  const json = parseJson(text)
  if (!json.ok) return json
  const parsed = v.safeParse(spaceSchema, json.value)
  if (!parsed.success) return refuse(describeIssues(parsed.issues))
  const { name, locales, tags } = parsed.output
  const codes = locales.map(({ code }) => code)
  const [main, ...others] = locales.filter((locale) => locale.default)
  if (main === undefined || others.length > 0) return refuse('needs exactly one default locale')
  if (new Set(codes).size < codes.length) return refuse('names a locale twice')
  if (new Set(tags.map(({ id }) => id)).size < tags.length) return refuse('names a tag twice')
  const chains = new Map(codes.map((code) => [code, chainOf(code, locales)]))
  for (const [code, chain] of chains) {
    if (chain === null) return refuse(`sends ${code} round in a circle or to an unknown locale`)
  }
  return accept({
    name,
    locales,
    defaultLocale: main.code,
    chains: chains as Map<string, string[]>,
    tags,
  })
}

function chainOf(code: string, locales: readonly LocaleRow[]): string[] | null {
  const chain: string[] = []
  let next: string | null = code
  while (next !== null) {
    const row: LocaleRow | undefined = locales.find((locale) => locale.code === next)
    if (row === undefined || chain.includes(row.code)) return null
    chain.push(row.code)
    next = row.fallbackCode
  }
  return chain
}
