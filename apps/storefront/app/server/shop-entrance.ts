import type { Backend } from '@saum/contract/backend'
import type { RouterContextProvider } from 'react-router'
import { enteringVisitor } from './entering-visitor.ts'
import { countPieces, mergeOutcome, withMergeMark } from './merged-basket.ts'
import { knownVisitorBackend } from './visitor-backend.ts'

interface ShopEntrance {
  /** For the one call that logs somebody in, known visitor or not. */
  backend: Backend
  /**
   * It has: the answer to this request carries the session it led to. Gives the path back as one that
   * also tells what became of the basket the visitor had.
   */
  enter(path: string): Promise<string>
}

/** For a form or a link that is about to log somebody in. */
export async function openEntrance(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<ShopEntrance> {
  const entering = enteringVisitor(context, request)
  const before = await countPieces(knownVisitorBackend(context))
  return {
    backend: entering.backend,
    async enter(path) {
      entering.enter()
      if (before.size === 0) return path
      const after = await countPieces(entering.customerBackend())
      return withMergeMark(path, mergeOutcome(before, after))
    },
  }
}
