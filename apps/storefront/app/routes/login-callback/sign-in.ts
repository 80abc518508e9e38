import type { Backend } from '@saum/contract/backend'
import { handleIDPLoginCallback } from '@saum/contract/login'
import { safeReturnPath } from '@saum/domain/return-path'
import * as v from '@saum/schema/schema'
import { PROBLEM_OF, type SignInProblem } from './sign-in-problem.ts'

interface SignInOutcome {
  /** `null` once somebody is logged in. */
  problem: SignInProblem | null
  /** Where they wanted to go, as far as it is known; a path of our own. */
  returnPath: string | null
}

/** What came of the address the provider sent the browser to. */
export async function signIn(backend: Backend, params: URLSearchParams): Promise<SignInOutcome> {
  const named = ['state', 'code', 'iss', 'error'].map((name) => [name, params.get(name)] as const)
  const given = Object.fromEntries(named.filter(([, value]) => value !== null))
  const payload = v.safeParse(handleIDPLoginCallback.payload, given)
  if (!payload.success) return { problem: 'invalid', returnPath: null }
  const outcome = await backend.call(handleIDPLoginCallback, payload.output)
  if (outcome.ok) return { problem: null, returnPath: ownPath(outcome.value.redirectUrl) }
  const { kind, problem } = outcome.refusal
  return { problem: PROBLEM_OF[kind], returnPath: ownPath(problem['redirectUrl']) }
}

function ownPath(value: unknown): string | null {
  return (typeof value === 'string' && safeReturnPath(value, '')) || null
}
