import type { Block } from '@saum/contract/content-block'
import { fieldOf, markOf, type BlockFrame } from '#app/blocks/frame.ts'
import { Inlines } from '#app/blocks/inlines.tsx'
import { ContentPicture } from '#app/blocks/media/content-picture.tsx'
import { contentPictureSource } from '#app/blocks/media/picture-sources.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageTitle } from '#app/blocks/page-title.tsx'
import { JsonLd } from '#app/page/json-ld.tsx'
import { trailJsonLd } from '#app/page/shop-json-ld.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Grid, Wrap } from '#app/ui/grid.tsx'
import { readingMinutes } from './reading-minutes.ts'
import { StoryBandView } from './story-band-view.tsx'
import { storyJsonLd, type StoryFacts } from './story-json-ld.ts'
import { storyOutline } from './story-bands.ts'
import styles from './story-article.module.css'

const PICTURE_SIZES = '(min-width: 1520px) 1440px, 95vw'

interface StoryArticleProps {
  page: StoryFacts
  blocks: readonly Block[]
  frame: BlockFrame
}

/** A story of the magazine: title and lead on one base line, a scene, then text with air around it. */
export function StoryArticle({ page, blocks, frame }: StoryArticleProps) {
  const { shop, t } = useShopText()
  const { bands } = storyOutline(blocks)
  const { imageBase, publicOrigin: origin } = frame
  const { picture } = page
  const pictureSrc = picture && contentPictureSource(picture, imageBase).src
  const trail = useStoryTrail(frame)
  const place = { origin, shopPath: shop.path, locale: shop.locale, pictureSrc }
  return (
    <article className={styles.story} data-page-entry={page.entry} {...markOf(page, 'body')}>
      <Wrap>
        <Breadcrumbs trail={trail} here={page.title} />
        {page.language && (
          <p className={styles.by} lang={shop.locale}>
            {t('content.not_translated')}
          </p>
        )}
        <StoryHead page={page} blocks={blocks} />
        {picture && (
          <div className={styles.scene} {...fieldOf(page, 'picture')}>
            <ContentPicture picture={picture} sizes={PICTURE_SIZES} priority />
          </div>
        )}
      </Wrap>
      {bands.map((band, position) => (
        <StoryBandView
          key={position}
          band={band}
          isFirst={position === 0}
          frame={{ ...frame, caption: page.title }}
        />
      ))}
      <JsonLd data={storyJsonLd(page, place)} />
      <JsonLd data={trailJsonLd(trail, page.title, origin)} />
    </article>
  )
}

function StoryHead({ page, blocks }: Pick<StoryArticleProps, 'page' | 'blocks'>) {
  const { t, formatDate } = useShopText()
  const { lead } = storyOutline(blocks)
  return (
    <header className={styles.head}>
      <Grid>
        <h1 className={styles.title} {...fieldOf(page, 'title')}>
          <PageTitle page={page} />
        </h1>
        <div className={styles.about}>
          {lead && (
            <p className={styles.lead}>
              <Inlines words={lead} />
            </p>
          )}
          <p className={styles.by}>
            {page.topic && `${page.topic}, `}
            <time dateTime={page.updated}>{formatDate(new Date(page.updated))}</time>,{' '}
            {t('content.reading_minutes', { count: readingMinutes(blocks) })}
          </p>
        </div>
      </Grid>
    </header>
  )
}

/** The way to a story. */
function useStoryTrail(frame: BlockFrame) {
  const { shop, t } = useShopText()
  const magazine = frame.shown.pageHref('magazine')
  return [
    { label: 'Saum', href: `/${shop.path}/` },
    ...(magazine === undefined ? [] : [{ label: t('header.nav_magazine'), href: magazine }]),
  ]
}
