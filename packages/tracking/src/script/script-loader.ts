import type { TrackingEnvironment } from '../environment.ts'

export interface ForeignScript {
  url: string
  attributes?: Readonly<Record<string, string>>
}

interface LoaderParts {
  /** Puts the script on the page; rejects when it does not come. */
  append(script: ForeignScript): Promise<void>
  log: TrackingEnvironment['log']
}

/**
 * Brings scripts of other services, each once however often it is asked for. One that is blocked or does
 * not come is told in the log: the shop works without all of them.
 */
export function createScriptLoader({ append, log }: LoaderParts): (script: ForeignScript) => void {
  const asked = new Set<string>()
  return (script) => {
    if (asked.has(script.url)) return
    asked.add(script.url)
    append(script).catch((error: unknown) => {
      log('warn', `A script could not be loaded: ${script.url.split('?', 1)[0]}`, error)
    })
  }
}
