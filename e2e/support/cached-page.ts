import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'
import { randomUUID } from 'node:crypto'

/** An address that has not been requested before, so that no other test affects its cache entry. */
export function freshAddress(): string {
  return `/de/c/new/?visit=${randomUUID()}`
}

/** The page as the cache serves it to every visitor. */
export async function cachedPage(
  request: APIRequestContext,
  address: string,
): Promise<APIResponse> {
  await request.get(address)
  const response = await request.get(address)
  expect(response.headers()['x-cache']).toBe('hit')
  return response
}
