import { aTestEngine, type TestEngine } from '../test-engine.ts'
import { aTestEnvironment } from '../test-environment.ts'

interface HeldCall {
  path: string
  body: unknown
  signal: AbortSignal | undefined
  /** Lets the reply arrive, and everything that follows from it happen. */
  answer(reply: unknown): Promise<void>
  fail(): Promise<void>
}

/** An engine whose calls stay under way until the test lets each of them arrive, in any order. */
export function anEngineWithHeldCalls(): { engine: TestEngine; calls: HeldCall[] } {
  const calls: HeldCall[] = []
  const environment = aTestEnvironment({
    fetch: (url, { body, signal }) =>
      new Promise((resolve, reject) => {
        calls.push({
          path: url.replace('https://saum.example/commerce', ''),
          body: JSON.parse(typeof body === 'string' ? body : 'null') as unknown,
          signal: signal ?? undefined,
          answer(reply) {
            resolve(Response.json(reply))
            return environment.pass(0)
          },
          fail() {
            reject(new TypeError('Failed to fetch'))
            return environment.pass(0)
          },
        })
      }),
  })
  return { engine: aTestEngine({}, environment), calls }
}
