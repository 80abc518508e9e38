import { useEffect, useRef, useState } from 'react'
import { useIsFirstMarkup } from '#app/ui/first-markup.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import styles from './ambient-video-island.module.css'
import { mayPlayUnasked, surroundingsOf } from './may-play-unasked.ts'

interface AmbientVideoIslandProps {
  title: string
  poster: string
  sources: readonly { src: string; type: string }[]
  labels: { play: string; pause: string }
}

/**
 * A moving picture without sound. It starts by itself only while it is seen and where that costs nobody
 * anything, and a button stops it for good.
 */
export function AmbientVideoIsland({ title, poster, sources, labels }: AmbientVideoIslandProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  // Without script the browser's own controls start it.
  const hasOwnButton = !useIsFirstMarkup()
  const wasChosen = useRef(false)

  useEffect(() => {
    return playInView(
      video.current,
      () => !wasChosen.current && mayPlayUnasked(surroundingsOf(window)),
    )
  }, [])

  function toggle() {
    const { current } = video
    wasChosen.current = true
    if (current?.paused) start(current)
    else current?.pause()
  }

  return (
    <div className={styles.frame}>
      <video
        ref={video}
        className={styles.video}
        poster={poster}
        aria-label={title}
        controls={!hasOwnButton}
        muted
        loop
        playsInline
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      {hasOwnButton && (
        <div className={styles.button}>
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? labels.pause : labels.play}
            onClick={toggle}
          />
        </div>
      )}
    </div>
  )
}

/** Plays while at least half of it is seen and it may; returns how to stop that. */
function playInView(video: HTMLVideoElement | null, isAllowed: () => boolean) {
  if (video === null) return undefined
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry === undefined) return
      if (entry.isIntersecting && isAllowed()) start(video)
      else if (!entry.isIntersecting) video.pause()
    },
    { threshold: 0.5 },
  )
  observer.observe(video)
  return () => observer.disconnect()
}

function start(video: HTMLVideoElement): void {
  video.muted = true
  video.play().catch(() => {
    // The browser refused or the file is gone: the poster stays, and so does the button.
  })
}
