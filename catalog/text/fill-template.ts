import { capitalized } from './letters.ts'
import { toRegion } from './regional-words.ts'
import type { NounToken, Speech } from './speech.ts'

const TOKEN = /\{([^{}]+)\}/g
const CHOICE = /^(f\.)?(mf|sp):(.*)\|(.*)$/
const NOUN = /^([ghfGHF])(?:\.(\w+))?(\+)?$/

/** Words that belong to one template only, by token. */
export type Words = Readonly<Record<string, string>>

export function fillTemplate(template: string, speech: Speech, words: Words = {}): string {
  const filled = template.replace(TOKEN, (_all, token: string) => {
    const word = words[token] ?? speech.ending(token) ?? choose(token, speech)
    return word ?? inflect(token, speech)
  })
  return toRegion(filled.replace(/\s+/g, ' ').trim(), speech.locale)
}

/** `{mf:le|la}` follows the gender of the garment, `{f.mf:…}` of the fabric, `{sp:…}` the number. */
function choose(token: string, speech: Speech): string | undefined {
  const [, fabric, kind, first, second] = CHOICE.exec(token) ?? []
  if (kind === undefined) return undefined
  const isSecond = kind === 'sp' ? speech.isPlural : speech.isFeminine(fabric ? 'f' : 'h')
  return isSecond ? second : first
}

function inflect(token: string, speech: Speech): string {
  const [, letter, form = '', plus] = NOUN.exec(token) ?? []
  if (letter === undefined) throw new Error(`Nothing fills {${token}}`)
  const lower = letter.toLowerCase() as NounToken
  const text = speech.noun(lower, form, plus !== undefined)
  return letter === lower ? text : capitalized(text)
}
