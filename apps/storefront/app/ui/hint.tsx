import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './hint.module.css'

interface HintProps {
  /** What the mark is for, such as «Why this order?». */
  label: string
  children: string
}

/** A mark that unfolds a few words. Script closes it again when the shopper turns to something else. */
export function Hint({ label, children }: HintProps) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => followHint(box), [])
  return (
    <details ref={box} className={styles.hint}>
      <summary className={styles.mark} aria-label={label}>
        <Icon name="info" />
      </summary>
      <p className={styles.words}>{children}</p>
    </details>
  )
}

function followHint(box: { current: HTMLDetailsElement | null }): () => void {
  function onClick({ target }: MouseEvent) {
    const isInside = target instanceof Node && box.current?.contains(target)
    if (!isInside) box.current?.removeAttribute('open')
  }
  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !box.current?.open) return
    box.current.open = false
    box.current.querySelector('summary')?.focus()
  }
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKeyDown)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('keydown', onKeyDown)
  }
}
