import { useId } from 'react'
import { fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import { ContentPicture } from '#app/blocks/media/content-picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Marked } from './marked.tsx'
import styles from './story-block.module.css'

const PICTURE_SIZES = '(min-width: 1024px) 62vw, (min-width: 768px) 58vw, 100vw'

/** Leads to a story: large by itself, a tile in the cell of a grid. One link covers all of it. */
export function StoryBlock({ block, frame }: BlockProps<'story'>) {
  const { title, text, href, linkText, picture } = block
  const { Title } = frame
  const id = useId()
  return (
    <article className={styles.story} aria-labelledby={id} {...markOf(block)}>
      <div className={styles.picture} {...fieldOf(block, 'picture')}>
        {picture && <ContentPicture picture={picture} alt="" sizes={PICTURE_SIZES} />}
      </div>
      <div className={styles.words}>
        <Title id={id} className={styles.title} {...fieldOf(block, 'title')}>
          <Marked words={title} />
        </Title>
        <p className={styles.text} {...fieldOf(block, 'text')}>
          {text}
        </p>
        <TextLink
          alone
          id={`${id}-link`}
          href={href}
          aria-labelledby={`${id}-link ${id}`}
          {...fieldOf(block, 'linkLabel')}
        >
          {linkText}
        </TextLink>
      </div>
    </article>
  )
}
