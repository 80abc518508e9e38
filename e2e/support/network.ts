import { setTimeout as delay } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'

/** What React Router asks for on a soft page change. */
export const PAGE_DATA = /\/_\.data(\?|$)/
/** The code of a screen. */
export const ROUTE_CODE = /\/assets\/route-[^/]+\.js$/

/** Tells the proxy of other engines how long to hold the body of page data back after its headers. */
export const HOLD_DATA_MS = 'x-hold-data-ms'

export interface SlowLine {
  /** Paths under way, the oldest first. */
  underWay(): string[]
  letOneThrough(): Promise<void>
  letAllThrough(): Promise<void>
}

/** A line on which nothing that matches arrives before the journey says so. */
export async function slowLine(page: Page, pattern: RegExp): Promise<SlowLine> {
  const held: Route[] = []
  let isOpen = false
  await page.route(pattern, async (route) => {
    if (isOpen) await route.continue()
    else held.push(route)
  })

  async function letOneThrough() {
    await held.shift()?.continue()
  }

  return {
    underWay: () => held.map((route) => pathOf(route)),
    letOneThrough,
    async letAllThrough() {
      isOpen = true
      while (held.length > 0) await letOneThrough()
    },
  }
}

/** Page data requested from now on arrives late. */
export async function holdPageData(page: Page, holdMs: number): Promise<void> {
  await page.setExtraHTTPHeaders({ [HOLD_DATA_MS]: String(holdMs) })
  if (page.context().browser()?.browserType().name() !== 'chromium') return
  await page.route(PAGE_DATA, async (route) => {
    await delay(holdMs)
    // Fails for a page that has been left, which is what the journeys do.
    await route.continue().catch(() => {})
  })
}

/** The paths asked for from now on that match. */
export function noteRequests(page: Page, pattern: RegExp): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** As if the shop had been deployed since the page was loaded. */
export async function deployAnotherBuild(page: Page): Promise<void> {
  await page.route('**/build.json', (route) => route.fulfill({ json: { id: 'another-build' } }))
}

export function pathOf(route: Route): string {
  return new URL(route.request().url()).pathname
}
