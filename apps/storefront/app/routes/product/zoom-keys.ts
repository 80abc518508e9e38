/** What a key does to the enlarged picture. */
type ZoomDeed =
  | { kind: 'turn'; step: 1 | -1 }
  | { kind: 'zoom'; factor: number }
  | { kind: 'pan'; x: number; y: number }

export const ZOOM_STEP = 1.5
const PAN_PX = 80

const WITH_SHIFT: Readonly<Record<string, ZoomDeed>> = {
  ArrowLeft: { kind: 'pan', x: PAN_PX, y: 0 },
  ArrowRight: { kind: 'pan', x: -PAN_PX, y: 0 },
}

const ALWAYS: Readonly<Record<string, ZoomDeed>> = {
  ArrowLeft: { kind: 'turn', step: -1 },
  ArrowRight: { kind: 'turn', step: 1 },
  ArrowUp: { kind: 'pan', x: 0, y: PAN_PX },
  ArrowDown: { kind: 'pan', x: 0, y: -PAN_PX },
  '+': { kind: 'zoom', factor: ZOOM_STEP },
  '=': { kind: 'zoom', factor: ZOOM_STEP },
  '-': { kind: 'zoom', factor: 1 / ZOOM_STEP },
  '0': { kind: 'zoom', factor: 0 },
}

interface PressedKey {
  key: string
  shiftKey: boolean
  /** With Ctrl or ⌘ the keys belong to the browser, which zooms the whole page with them. */
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

export function zoomDeedOf(pressed: PressedKey): ZoomDeed | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed
  if (ctrlKey || metaKey || altKey) return null
  return (shiftKey ? WITH_SHIFT[key] : undefined) ?? ALWAYS[key] ?? null
}
