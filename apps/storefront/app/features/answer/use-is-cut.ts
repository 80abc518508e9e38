import { useEffect, useRef, useState } from 'react'

/** Whether a box hides a part of what it holds, until it is opened. */
export function useIsCut() {
  const box = useRef<HTMLDivElement>(null)
  const [isCut, setCut] = useState(false)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const { current } = box
    const words = current?.firstElementChild
    if (!current || !words) return undefined
    const watch = new ResizeObserver(() => setCut(words.scrollHeight > current.clientHeight + 1))
    watch.observe(words)
    watch.observe(current)
    return () => watch.disconnect()
  }, [])

  return { box, isCut, isOpen, open: () => setOpen(true) }
}
