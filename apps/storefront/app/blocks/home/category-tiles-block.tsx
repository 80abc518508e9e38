import type { CategoryTile } from '@saum/contract/content-block'
import { below, fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import { ContentPicture } from '#app/blocks/media/content-picture.tsx'
import { Section, SectionHead, Wrap } from '#app/ui/grid.tsx'
import { Headline } from '#app/ui/type.tsx'
import styles from './category-tiles-block.module.css'

const SIZES = {
  row: '(min-width: 1520px) 464px, (min-width: 768px) 31vw, 62vw',
  pair: '(min-width: 1520px) 830px, (min-width: 768px) 56vw, 92vw',
} as const

/** Categories with a picture each; one the shop does not have is left out. */
export function CategoryTilesBlock({ block, frame }: BlockProps<'categoryTiles'>) {
  const tiles = block.tiles.flatMap((tile) => {
    const category = frame.shown.category(tile.categoryKey)
    return category ? [{ ...tile, category }] : []
  })
  if (tiles.length === 0) return null
  const { Title } = block.title ? below(frame) : frame
  return (
    <Section {...markOf(block)}>
      {block.title && (
        <Wrap>
          <SectionHead>
            <Headline as={frame.Title} {...fieldOf(block, 'title')}>
              {block.title}
            </Headline>
          </SectionHead>
        </Wrap>
      )}
      <ul className={styles.tiles} data-tiles={block.layout} {...fieldOf(block, 'tiles')}>
        {tiles.map(({ category, label, text, picture }) => (
          <li key={category.key} className={styles.tile}>
            <TilePicture picture={picture} layout={block.layout} />
            <Title className={styles.name}>
              <a href={category.href}>{label ?? category.name}</a>
            </Title>
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface TilePictureProps {
  picture: CategoryTile['picture']
  layout: keyof typeof SIZES
}

/** Its name stands below and is the link; said twice it would only be in the way. */
function TilePicture({ picture, layout }: TilePictureProps) {
  return (
    <div className={styles.picture}>
      {picture && <ContentPicture picture={picture} alt="" sizes={SIZES[layout]} />}
    </div>
  )
}
