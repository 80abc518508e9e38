import { panBy, zoomAt, type ZoomFrame, type ZoomPlace, type ZoomPoint } from './zoom-place.ts'

/** What the gestures read and change; the stage draws it. */
interface ZoomStage {
  element: HTMLElement
  frame(): ZoomFrame
  place(): ZoomPlace
  moveTo(place: ZoomPlace): void
  /** Another picture: 1 for the next, -1 for the one before. */
  turn(step: 1 | -1): void
}

const DOUBLE_TAP_SCALE = 2.5
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 32
const SWIPE_PX = 48
/** One notch of a wheel is about 100 pixels. */
const WHEEL_STEP = 500

/** Drag to pan, pinch, wheel and double tap to zoom, swipe to turn. Returns how to stop. */
export function followGestures(stage: ZoomStage): () => void {
  const fingers = new Map<number, ZoomPoint>()
  let swipedPx = 0
  let lastTap = { atMs: 0, x: 0, y: 0 }

  function press(event: PointerEvent) {
    if (event.button !== 0) return
    if (fingers.size === 0) swipedPx = 0
    fingers.set(event.pointerId, pointOf(event, stage.element))
    stage.element.setPointerCapture(event.pointerId)
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = pointOf(event, stage.element)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, now)
    if (other) pinch(before, now, other)
    else if (stage.place().scale > 1) {
      stage.moveTo(panBy(stage.place(), minus(now, before), stage.frame()))
    } else swipedPx += now.x - before.x
  }

  function pinch(before: ZoomPoint, now: ZoomPoint, other: ZoomPoint) {
    swipedPx = 0
    const frame = stage.frame()
    const factor = distance(now, other) / Math.max(1, distance(before, other))
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    const moved = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 }
    stage.moveTo(panBy(zoomAt(stage.place(), factor, frame, middle), moved, frame))
  }

  function release(event: PointerEvent) {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return
    if (event.type === 'pointercancel') return
    if (Math.abs(swipedPx) >= SWIPE_PX) stage.turn(swipedPx < 0 ? 1 : -1)
    else tap(event)
  }

  function tap(event: PointerEvent) {
    const point = pointOf(event, stage.element)
    const isSecond =
      event.timeStamp - lastTap.atMs < DOUBLE_TAP_MS && distance(point, lastTap) < DOUBLE_TAP_PX
    lastTap = { atMs: isSecond ? 0 : event.timeStamp, ...point }
    if (!isSecond) return
    const { scale } = stage.place()
    const factor = scale > 1 ? 1 / scale : DOUBLE_TAP_SCALE
    stage.moveTo(zoomAt(stage.place(), factor, stage.frame(), point))
  }

  function wheel(event: WheelEvent) {
    event.preventDefault()
    const factor = Math.exp(-event.deltaY / WHEEL_STEP)
    stage.moveTo(zoomAt(stage.place(), factor, stage.frame(), pointOf(event, stage.element)))
  }

  const stop = new AbortController()
  const options = { signal: stop.signal }
  stage.element.addEventListener('pointerdown', press, options)
  stage.element.addEventListener('pointermove', move, options)
  stage.element.addEventListener('pointerup', release, options)
  stage.element.addEventListener('pointercancel', release, options)
  stage.element.addEventListener('wheel', wheel, { ...options, passive: false })
  return () => stop.abort()
}

function pointOf({ clientX, clientY }: MouseEvent, stage: Element): ZoomPoint {
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

function minus(one: ZoomPoint, other: ZoomPoint): ZoomPoint {
  return { x: one.x - other.x, y: one.y - other.y }
}

function distance(one: ZoomPoint, other: ZoomPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
