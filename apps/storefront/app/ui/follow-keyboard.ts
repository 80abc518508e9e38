interface VisiblePart {
  height: number
  /** How far its upper edge lies below that of the window. */
  offsetTop: number
  /** Above 1 where the shopper has enlarged the page with two fingers. */
  scale: number
}

/** What covers less is a toolbar of the browser. */
const LEAST_KEYBOARD_PX = 120
const FIELDS = 'input, select, textarea'

/** How much of the window's foot the on-screen keyboard covers, in pixels. */
export function keyboardHeight(windowHeight: number, { height, offsetTop, scale }: VisiblePart) {
  // An enlarged page is seen in part, without any keyboard.
  if (scale > 1.01) return 0
  const covered = Math.round(windowHeight - offsetTop - height)
  return covered < LEAST_KEYBOARD_PX ? 0 : covered
}

/**
 * Says on the root as `--keyboard` how much of the window's foot the on-screen keyboard covers, so that bars and
 * dialogs stand above it. Only Safari lays it over the page; elsewhere the page gets shorter.
 */
export function followKeyboard({ document, visualViewport }: Window): () => void {
  if (!visualViewport) return () => {}
  const { documentElement: root } = document
  const visible = visualViewport

  function follow() {
    const isTyping = document.activeElement?.matches(FIELDS) ?? false
    const covered = isTyping ? keyboardHeight(root.clientHeight, visible) : 0
    if (covered > 0) root.style.setProperty('--keyboard', `${covered}px`)
    else root.style.removeProperty('--keyboard')
  }

  visible.addEventListener('resize', follow)
  visible.addEventListener('scroll', follow)
  return () => {
    visible.removeEventListener('resize', follow)
    visible.removeEventListener('scroll', follow)
    root.style.removeProperty('--keyboard')
  }
}
