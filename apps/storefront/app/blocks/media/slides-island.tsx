import type { CaptionedPicture, ContentLink } from '@saum/contract/content-block'
import { useEffect, useId, useRef, useState } from 'react'
import { fieldOf } from '#app/blocks/frame.ts'
import { Inlines } from '#app/blocks/inlines.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { useIsFirstMarkup } from '#app/ui/first-markup.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { ContentPicture } from './content-picture.tsx'
import styles from './slides-island.module.css'
import { watchSlides } from './watch-slides.ts'

interface ShownSlide extends CaptionedPicture {
  name?: string
  text?: string
  link?: ContentLink
}

interface SlidesIslandProps {
  title: string
  Title: 'h2' | 'h3' | 'h4'
  look: 'pictures' | 'steps'
  slides: readonly ShownSlide[]
  /** Of the block, where an editor looks. */
  entry?: string
}

/** A rail that is scrolled by hand, key or button. It never moves by itself, so nothing has to stop it. */
export function SlidesIsland({ title, Title, look, slides, entry }: SlidesIslandProps) {
  const { t } = useShopText()
  const rail = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const isWaiting = useIsFirstMarkup()
  const titleId = useId()
  const count = slides.length

  useEffect(() => watchSlides(rail.current, setAt), [])

  function show(index: number) {
    const { current } = rail
    const slide = current?.children[index]
    if (!current || !(slide instanceof HTMLElement)) return
    current.scrollTo({ left: slide.offsetLeft - current.offsetLeft })
  }

  return (
    <section className={styles.slides} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Headline
          as={Title}
          size={Title === 'h2' ? 28 : 20}
          id={titleId}
          {...fieldOf({ entry }, 'title')}
        >
          {title}
        </Headline>
        {count > 1 && (
          <div className={styles.controls}>
            <Place at={at} count={count} name={slides[at]?.name} />
            <IconButton
              ring
              icon="left"
              label={`${t('content.slider_previous')}: ${title}`}
              disabled={isWaiting || at === 0}
              onClick={() => show(at - 1)}
            />
            <IconButton
              ring
              icon="right"
              label={`${t('content.slider_next')}: ${title}`}
              disabled={isWaiting || at === count - 1}
              onClick={() => show(at + 1)}
            />
          </div>
        )}
      </div>
      <ul
        ref={rail}
        className={styles.rail}
        data-look={look}
        aria-labelledby={titleId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys
        tabIndex={0}
      >
        {slides.map((slide, position) => (
          <li key={position} className={styles.slide}>
            <SlideView slide={slide} position={position} look={look} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SlideViewProps {
  slide: ShownSlide
  position: number
  look: SlidesIslandProps['look']
}

const SIZES = {
  pictures: '(min-width: 1520px) 800px, (min-width: 768px) 54vw, 78vw',
  steps: '(min-width: 1024px) 480px, 92vw',
} as const

function SlideView({ slide, position, look }: SlideViewProps) {
  const { picture, caption, name, text, link } = slide
  return (
    <figure className={styles.view}>
      <div>
        <ContentPicture
          picture={picture}
          sizes={SIZES[look]}
          ratio={look === 'pictures' ? '3/2' : undefined}
        />
      </div>
      {(name ?? caption) && (
        <figcaption className={styles.words}>
          {name && (
            <p className={styles.name}>
              {look === 'steps' && <span className={styles.number}>{position + 1}</span>} {name}
            </p>
          )}
          {text && (
            <Text size={16} measure>
              {text}
            </Text>
          )}
          {caption && <Inlines words={caption} />}
          {link && (
            <TextLink alone href={link.href}>
              {link.label}
            </TextLink>
          )}
        </figcaption>
      )}
    </figure>
  )
}

interface PlaceProps {
  at: number
  count: number
  name: string | undefined
}

/** Which one is shown; a press of a button is answered in words. */
function Place({ at, count, name }: PlaceProps) {
  const place = `${at + 1} / ${count}`
  return (
    <>
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{name === undefined ? place : `${place}: ${name}`}</span>
      </VisuallyHidden>
    </>
  )
}
