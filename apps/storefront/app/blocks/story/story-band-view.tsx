import type { Block } from '@saum/contract/content-block'
import { fieldOf, markOf, type BlockFrame } from '#app/blocks/frame.ts'
import { Inlines } from '#app/blocks/inlines.tsx'
import { ContentPicture } from '#app/blocks/media/content-picture.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Grid, Wrap } from '#app/ui/grid.tsx'
import { Label } from '#app/ui/type.tsx'
import type { StoryBand } from './story-bands.ts'
import styles from './story-article.module.css'

const SIDE_SIZES = '(min-width: 1520px) 464px, (min-width: 1024px) 31vw, 92vw'

interface BandProps {
  band: StoryBand
  /** Its opening paragraph leads over from the scene. */
  isFirst: boolean
  frame: BlockFrame
}

export function StoryBandView({ band, isFirst, frame }: BandProps) {
  switch (band.kind) {
    case 'text':
      return <TextBand band={band} isFirst={isFirst} frame={frame} />
    case 'quote':
      return <QuoteBand block={band.block} frame={frame} />
    case 'media':
      return (
        <Wrap>
          <div className={styles.media}>
            <frame.Blocks blocks={[band.block]} frame={frame} />
          </div>
        </Wrap>
      )
    case 'wide':
      return <WideBand block={band.block} frame={frame} />
  }
}

function TextBand({ band, isFirst, frame }: BandProps & { band: StoryBand & { kind: 'text' } }) {
  return (
    <Wrap>
      <div className={styles.band}>
        <Grid>
          <div className={styles.text} data-first={isFirst ? true : undefined}>
            <frame.Blocks blocks={band.blocks} frame={frame} />
          </div>
          {band.side && <SidePicture block={band.side} />}
        </Grid>
      </div>
    </Wrap>
  )
}

function SidePicture({ block }: { block: Block<'picture'> }) {
  return (
    <figure className={styles.side} {...markOf(block, 'picture')}>
      <ContentPicture picture={block.picture} sizes={SIDE_SIZES} ratio="4/5" />
      {block.caption && (
        <figcaption className={styles.by} {...fieldOf(block, 'caption')}>
          <Inlines words={block.caption} />
        </figcaption>
      )}
    </figure>
  )
}

/** One sentence, as large as a title. */
function QuoteBand({ block, frame }: { block: Block<'quote'>; frame: BlockFrame }) {
  return (
    <Wrap>
      <figure className={styles.quote} {...markOf(block, 'text')}>
        <blockquote>
          <frame.Blocks blocks={block.children} frame={frame} />
        </blockquote>
        {block.source && (
          <figcaption className={styles.by} {...fieldOf(block, 'source')}>
            {block.source}
          </figcaption>
        )}
      </figure>
    </Wrap>
  )
}

function WideBand({ block, frame }: { block: Block; frame: BlockFrame }) {
  const { t } = useShopText()
  if (block.kind !== 'story') return <frame.Blocks blocks={[block]} frame={frame} />
  return (
    <div className={styles.next}>
      <Wrap>
        <Label>{t('content.next_story')}</Label>
      </Wrap>
      <frame.Blocks blocks={[block]} frame={frame} />
    </div>
  )
}
