import { useId } from 'react'
import { fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import { ContentPicture } from '#app/blocks/media/content-picture.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { LineForm } from '#app/ui/line-form.tsx'
import { Band, BandWords } from './band.tsx'
import styles from './store-finder-block.module.css'

const PICTURE_SIZES = '(min-width: 1520px) 830px, (min-width: 768px) 56vw, 92vw'

/** The way to the shops around the corner: a place is asked for here and looked for there. */
export function StoreFinderBlock({ block, frame }: BlockProps<'storeFinder'>) {
  const { t } = useShopText()
  const id = useId()
  return (
    <Band id={id} marks={markOf(block)}>
      {block.picture && (
        <div className={styles.picture} {...fieldOf(block, 'picture')}>
          <ContentPicture picture={block.picture} sizes={PICTURE_SIZES} />
        </div>
      )}
      <BandWords id={id} block={block} frame={frame}>
        <div className={styles.form}>
          <LineForm
            id={`${id}-place`}
            role="search"
            action={`/${frame.shop.path}/location/`}
            label={t('store.search')}
            submit={t('store.search_submit')}
            field={{
              type: 'search',
              name: 'q',
              autoComplete: 'postal-code',
              maxLength: 80,
              enterKeyHint: 'search',
            }}
          />
        </div>
      </BandWords>
    </Band>
  )
}
