import type { ContentPage } from '@saum/contract/content'
import { plainText } from '@saum/contract/content-block'
import { useId } from 'react'
import { below, fieldOf, markOf, type BlockFrame, type BlockProps } from '#app/blocks/frame.ts'
import { ContentPicture } from '#app/blocks/media/content-picture.tsx'
import { PageTitle } from '#app/blocks/page-title.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { Headline } from '#app/ui/type.tsx'
import { storyOutline } from './story-bands.ts'
import styles from './story-list-block.module.css'

/** How stories follow one another; after the last it begins again. Named so in the styles. */
const RHYTHM = ['lead', 'side', 'tall', 'wide', 'third', 'third', 'third', 'scene'] as const

const SIZES: Record<(typeof RHYTHM)[number], string> = {
  lead: '(min-width: 1520px) 952px, (min-width: 768px) 66vw, 92vw',
  side: '(min-width: 1520px) 464px, (min-width: 768px) 32vw, 92vw',
  tall: '(min-width: 1520px) 586px, (min-width: 768px) 40vw, 92vw',
  wide: '(min-width: 1520px) 708px, (min-width: 768px) 48vw, 92vw',
  third: '(min-width: 1520px) 464px, (min-width: 768px) 32vw, 92vw',
  scene: '(min-width: 1520px) 1196px, 92vw',
}

/** The index of the magazine: stories in different sizes, newest first. */
export function StoryListBlock({ block, frame }: BlockProps<'storyList'>) {
  const id = useId()
  const { stories } = frame.shown
  const { Title } = frame
  if (stories.length === 0) return null
  const inside = block.title === undefined ? frame : below(frame)
  return (
    <section aria-labelledby={block.title && id} {...markOf(block)}>
      <Wrap>
        {block.title !== undefined && (
          <Headline as={Title} id={id} {...fieldOf(block, 'title')}>
            {block.title}
          </Headline>
        )}
        <ul className={styles.list}>
          {stories.map((story, position) => (
            <StoryTile key={story.page} story={story} position={position} frame={inside} />
          ))}
        </ul>
      </Wrap>
    </section>
  )
}

interface TileProps {
  story: ContentPage
  position: number
  frame: BlockFrame
}

function StoryTile({ story, position, frame }: TileProps) {
  const { formatDate } = useShopText()
  const { Title, shop } = frame
  const place = RHYTHM[position % RHYTHM.length] ?? 'third'
  const { lead } = storyOutline(story.blocks)
  return (
    <li className={styles.tile} data-place={place}>
      <article lang={story.language} className={styles.story}>
        <div className={styles.picture}>
          {story.picture && (
            <ContentPicture
              picture={story.picture}
              alt=""
              sizes={SIZES[place]}
              priority={position === 0}
            />
          )}
        </div>
        <Title className={styles.title}>
          <a href={`/${shop.path}/${story.slug}/`}>
            <PageTitle page={story} />
          </a>
        </Title>
        <p className={styles.text}>{lead === null ? story.description : plainText(lead)}</p>
        <p className={styles.date}>
          {story.topic && `${story.topic}, `}
          <time dateTime={story.updated}>{formatDate(new Date(story.updated))}</time>
        </p>
      </article>
    </li>
  )
}
