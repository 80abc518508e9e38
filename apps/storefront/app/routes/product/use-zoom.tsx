import { useState, type MouseEvent, type ReactNode } from 'react'
import type { GalleryPicture } from './gallery-items.ts'

type ZoomPart = typeof import('./zoom.tsx')

interface OpenZoom extends Pick<ZoomPart, 'Zoom'> {
  index: number
}

interface ZoomControl {
  zoom: ReactNode
  open: (event: MouseEvent<HTMLAnchorElement>, index: number) => void
  /** Loads the part before it is asked for. */
  warmUp: () => void
}

function loadZoom(): Promise<ZoomPart> {
  return import('./zoom.tsx')
}

/** The enlarged view, loaded when somebody wants it; without it the link leads to the picture. */
export function useZoom(name: string, pictures: readonly GalleryPicture[]): ZoomControl {
  const [opened, setOpened] = useState<OpenZoom | null>(null)

  function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    loadZoom().then(
      ({ Zoom }) => setOpened({ Zoom, index }),
      () => window.location.assign(href),
    )
  }

  function warmUp() {
    // Whoever opens it is told if it fails; a guess that fails costs nobody anything.
    loadZoom().catch(() => undefined)
  }

  const zoom = opened && (
    <opened.Zoom
      name={name}
      pictures={pictures}
      first={opened.index}
      onClose={() => setOpened(null)}
    />
  )
  return { zoom, open, warmUp }
}
