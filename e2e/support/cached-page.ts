import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'

export const CACHED_PAGE = '/de/c/new/'

/**
 * The page as the cache serves it to every visitor. Other tests share its entry, which may be
 * older than its time, so the page is requested until it comes fresh from the cache.
 */
export async function fromCache(request: APIRequestContext): Promise<APIResponse> {
  let response = await request.get(CACHED_PAGE)
  await expect(async () => {
    response = await request.get(CACHED_PAGE)
    expect(response.headers()['x-cache']).toBe('hit')
  }).toPass({ timeout: 10_000 })
  return response
}
