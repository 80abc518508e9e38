import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { DataAttributes } from '#app/ui/data-attributes.ts'
import { useIsFirstMarkup } from '#app/ui/first-markup.ts'
import { SectionHead } from '#app/ui/grid.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import styles from './slider.module.css'

interface SliderProps {
  title: string
  /** A sentence beside the title. */
  text?: string | undefined
  /** List items: product tiles, or `li` with anything. */
  children: ReactNode
  /** A link beside the title, such as “show all”. */
  link?: ReactNode
  /** Six small items in view instead of four. */
  size?: 'small'
  /** Handed on to the elements of title and text. */
  marks?: { title: DataAttributes; text: DataAttributes }
}

/** A rail that is scrolled by hand; the buttons move it by a page. Never moves by itself. */
export function Slider({ title, text, children, link, size, marks }: SliderProps) {
  const { t } = useShopText()
  const rail = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })
  const isWaiting = useIsFirstMarkup()
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
                  disabled={isWaiting || ends.start}
                  onClick={() => turn(-1)}
                />
                <IconButton
                  ring
                  icon="right"
                  label={`${t('content.slider_next')}: ${title}`}
                  disabled={isWaiting || ends.end}
                  onClick={() => turn(1)}
                />
              </span>
            </>
          }
        >
          <div className={styles.words}>
            <Headline id={titleId} {...marks?.title}>
              {title}
            </Headline>
            {text && (
              <Text tone="soft" {...marks?.text}>
                {text}
              </Text>
            )}
          </div>
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
