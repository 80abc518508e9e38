import { accept, refuse, type Result } from '@saum/domain/result'

export interface FrontMatter {
  fields: Readonly<Record<string, string>>
  body: string
}

const FENCED = /^---\n(.*?)\n---\n(.*)$/s
const FIELD = /^([a-zA-Z]+): (?:"(.*)"|(.*))$/

/** The lines between the two `---` at the top of a page: `key: value`, with or without quotes. */
export function parseFrontMatter(text: string): Result<FrontMatter, string> {
  const parts = FENCED.exec(text.replaceAll('\r\n', '\n'))
  if (!parts) return refuse('has no front matter between two lines of ---')
  const [, head = '', body = ''] = parts
  const fields: Record<string, string> = {}
  for (const line of head.split('\n')) {
    const field = FIELD.exec(line)
    if (!field) return refuse(`has a front matter line that is not "key: value": ${line}`)
    const [, key = '', quoted, plain] = field
    fields[key] = (quoted ?? plain ?? '').trim()
  }
  return accept({ fields, body })
}
