import type { CDPSession, Locator, Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** Where the fingers go, step by step: one list of places per finger. */
type Fingers = readonly (readonly Point[])[]

const STEPS = 8

/** Two fingers that move apart around the middle of an element, to `factor` times their distance. */
export async function pinch(page: Page, target: Locator, factor: number): Promise<void> {
  const { x, y } = await middleOf(target)
  const fromPx = 40
  const finger = (side: 1 | -1) =>
    stepsTo(fromPx, fromPx * factor).map((apart) => ({ x: x + side * apart, y }))
  await touch(page, [finger(1), finger(-1)])
}

/** One finger that goes to the left across an element, as if for what comes next in a row. */
export async function swipeLeft(page: Page, target: Locator, byPx: number): Promise<void> {
  const { x, y } = await middleOf(target)
  await touch(page, [stepsTo(x + byPx / 2, x - byPx / 2).map((at) => ({ x: at, y }))])
}

async function touch(page: Page, fingers: Fingers): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const [first = []] = fingers
  for (const [step] of first.entries()) {
    const touchPoints = fingers.map((places, id) => ({ ...(places[step] ?? { x: 0, y: 0 }), id }))
    await send(session, step === 0 ? 'touchStart' : 'touchMove', touchPoints)
  }
  await send(session, 'touchEnd', [])
  await session.detach()
}

async function send(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: (Point & { id: number })[],
): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints })
}

function stepsTo(from: number, to: number): number[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS)
}

async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('What is touched cannot be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
