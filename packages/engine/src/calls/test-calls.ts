import type { Configuration } from '../configuration.ts'
import { aTestEngine, type TestEngine } from '../test-engine.ts'
import { aTestEnvironment } from '../test-environment.ts'

export const CALL = { url: 'https://saum.example/commerce/search', body: { query: 'bluse' } }

/** A reply with nothing but a status. */
export function status(code: number): () => Response {
  return () => Response.json({ statusCode: code, type: 'T', message: 'M' }, { status: code })
}

/** An engine whose requests remember when they were sent. */
export function aTimedEngine(changes: Partial<Configuration> = {}) {
  const environment = aTestEnvironment()
  const { fetch } = environment
  const sentAt: number[] = []
  environment.fetch = (url, init) => {
    sentAt.push(environment.now())
    return fetch(url, init)
  }
  return { engine: aTestEngine(changes, environment), environment, sentAt }
}

/** What requests were sent with. */
export function tokens({ environment }: TestEngine): (string | undefined)[] {
  return environment.requests.map(({ headers }) => headers.authorization)
}
