interface Line {
  level?: string
  time?: number
  msg?: string
  requestId?: string
  shop?: string
  method?: string
  route?: string
  status?: number
  ms?: number
  cache?: string
}

/** One JSON line of the log as a person reads it on a terminal. */
export function toTextLine(json: string): string {
  const { level = '', time = 0, msg = '', ...facts } = JSON.parse(json) as Line
  const head = `${new Date(time).toISOString().slice(11, 23)} ${level.padEnd(5)}`
  return msg === 'request'
    ? `${head} ${toRequestText(facts)}\n`
    : `${head} ${msg}${toFacts(facts)}\n`
}

function toRequestText(line: Line): string {
  const { method, route, status, ms, cache, requestId } = line
  return `${status} ${method} ${route} ${ms} ms${cache ? ` (${cache})` : ''} ${requestId}`
}

function toFacts(facts: object): string {
  return Object.entries(facts)
    .map(([name, fact]) => `\n  ${name}: ${indent(toText(fact))}`)
    .join('')
}

function toText(fact: unknown): string {
  if (typeof fact !== 'object' || fact === null) return String(fact)
  return 'stack' in fact && typeof fact.stack === 'string' ? fact.stack : JSON.stringify(fact)
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n  ')
}
