import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { SectionHead } from '#app/ui/grid.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Headline } from '#app/ui/type.tsx'
import styles from './slider.module.css'

interface SliderProps {
  title: string
  /** List items: product tiles, or `li` with anything. */
  children: ReactNode
  /** A link beside the title, such as “show all”. */
  link?: ReactNode
  /** Six small items in view instead of four. */
  size?: 'small'
}

/** A rail that is scrolled by hand; the buttons move it by a page. Never moves by itself. */
export function Slider({ title, children, link, size }: SliderProps) {
  const { t } = useShopText()
  const rail = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })
  const titleId = useId()

  useEffect(() => watchEnds(rail.current, setEnds), [])

  function turn(direction: 1 | -1) {
    const { current } = rail
    current?.scrollBy({ left: direction * current.clientWidth * 0.9, behavior: 'smooth' })
  }

  return (
    <div className={styles.slider} data-size={size}>
      <div className={styles.head}>
        <SectionHead
          end={
            <>
              {link}
              <span className={styles.buttons} data-idle={ends.start && ends.end}>
                <IconButton
                  ring
                  icon="left"
                  label={`${t('content.slider_previous')}: ${title}`}
                  disabled={ends.start}
                  onClick={() => turn(-1)}
                />
                <IconButton
                  ring
                  icon="right"
                  label={`${t('content.slider_next')}: ${title}`}
                  disabled={ends.end}
                  onClick={() => turn(1)}
                />
              </span>
            </>
          }
        >
          <Headline id={titleId}>{title}</Headline>
        </SectionHead>
      </div>
      <ul className={styles.rail} ref={rail} aria-labelledby={titleId}>
        {children}
      </ul>
    </div>
  )
}

type Ends = { start: boolean; end: boolean }

/** Reports whether the first and the last item are in view. */
function watchEnds(rail: HTMLElement | null, report: (change: (ends: Ends) => Ends) => void) {
  const first = rail?.firstElementChild
  const last = rail?.lastElementChild
  if (!rail || !first || !last) return undefined
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const isInView = intersectionRatio > 0.9
        if (target === first) report((ends) => ({ ...ends, start: isInView }))
        if (target === last) report((ends) => ({ ...ends, end: isInView }))
      }
    },
    { root: rail, threshold: [0, 0.91] },
  )
  observer.observe(first)
  observer.observe(last)
  return () => observer.disconnect()
}
