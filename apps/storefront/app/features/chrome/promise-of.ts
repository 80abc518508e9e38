const PROMISE_COUNT = 4

/** Which service promise a page shows: always the same one for a path, so pages stay cacheable. */
export function promiseOf(pathname: string): number {
  let sum = 0
  for (let index = 0; index < pathname.length; index += 1) sum += pathname.charCodeAt(index)
  return sum % PROMISE_COUNT
}
