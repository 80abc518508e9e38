import type { Backend, CallRefusal } from '@saum/contract/backend'
import { addItemToWishlist, getWishlist, removeItemFromWishlist } from '@saum/contract/wishlist'
import { refuse, type Result } from '@saum/domain/result'
import type { WishlistCalls, WishRefusal } from './replace-wish.ts'

/** The same calls as a browser makes, for a form sent without script. */
export function backendWishlistCalls(backend: Backend): WishlistCalls {
  return {
    get: async () => withStatus(await backend.call(getWishlist, {})),
    add: async (wish) => withStatus(await backend.call(addItemToWishlist, wish)),
    remove: async (itemKey) => withStatus(await backend.call(removeItemFromWishlist, { itemKey })),
  }
}

function withStatus<T>(answer: Result<T, CallRefusal<string>>): Result<T, WishRefusal> {
  return answer.ok ? answer : refuse({ status: answer.refusal.problem.status })
}
