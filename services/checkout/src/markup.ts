import { html as write, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** Markup in which every text is escaped. */
export type Html = HtmlEscapedString

type Piece = string | number | Html | null | undefined | false | readonly Piece[]

/** A template whose slots are text unless they are markup already. Promises have no place in it. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return write(strings, ...pieces) as Html
}

type AttributeValue = string | number | boolean | null | undefined

/** ` name="value"` for each that has one; `true` is the bare name. */
export function attributes(values: Readonly<Record<string, AttributeValue>>): Html[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === null || value === undefined || value === false) return []
    // The names are ours.
    return value === true ? raw(` ${name}`) : html` ${raw(name)}="${value}"`
  })
}
