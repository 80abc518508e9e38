import { DatabaseError } from './database-error.ts'

const TRIES = 3

/**
 * For transactions that may meet others head-on: where two wait for each other the database ends one of
 * them, which may begin anew as if nothing had been. Whatever else goes wrong goes wrong.
 */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      const isBusy = error instanceof DatabaseError && error.kind === 'busy'
      if (!isBusy || left === 0) throw error
    }
  }
}
