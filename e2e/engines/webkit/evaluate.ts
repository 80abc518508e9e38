import type { Result } from '../bidi/protocol.ts'
import type { Session } from './session.ts'
import type { Tab } from './tab.ts'

interface Evaluation {
  target: { sandbox?: string }
  functionDeclaration?: string
  expression?: string
  arguments?: unknown[]
  resultOwnership?: 'root' | 'none'
  serializationOptions?: { maxObjectDepth?: number }
}

const DEEP = 100

/** Both ways BiDi has to run script in a page, by the runtime that every page has. */
export async function evaluate(tab: Tab, session: Session, params: object): Promise<Result> {
  const what = params as Evaluation
  const work = what.functionDeclaration ?? `() => ${asValue(what.expression ?? '')}`
  const outcome = await session.callInPage(tab, {
    body: `return globalThis.__relay.call((${work}\n), payload)`,
    payload: {
      args: what.arguments ?? [],
      depth: what.serializationOptions?.maxObjectDepth ?? DEEP,
      keepsResult: what.resultOwnership === 'root',
    },
  })
  return { ...(outcome as Result), realm: tab.navigation.realm(what.target.sandbox) }
}

export async function forget(tab: Tab, session: Session, handles: unknown): Promise<void> {
  await session.callInPage(tab, { body: 'globalThis.__relay.forget(payload)', payload: handles })
}

/** The end of a statement, or a comment, may follow the expression. */
function asValue(expression: string): string {
  return `(${expression.trim().replace(/;$/, '')}\n)`
}
