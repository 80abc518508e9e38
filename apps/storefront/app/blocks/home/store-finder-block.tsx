import { useId } from 'react'
import { fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import { ContentPicture } from '#app/blocks/media/content-picture.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Section } from '#app/ui/grid.tsx'
import { Marked } from './marked.tsx'
import styles from './store-finder-block.module.css'

const PICTURE_SIZES = '(min-width: 1520px) 830px, (min-width: 768px) 56vw, 92vw'

/** The way to the shops around the corner: a place is asked for here and looked for there. */
export function StoreFinderBlock({ block, frame }: BlockProps<'storeFinder'>) {
  const { t } = useShopText()
  const { Title } = frame
  const id = useId()
  return (
    <Section labelledBy={id}>
      <div className={styles.block} {...markOf(block)}>
        {block.picture && (
          <div className={styles.picture} {...fieldOf(block, 'picture')}>
            <ContentPicture picture={block.picture} sizes={PICTURE_SIZES} />
          </div>
        )}
        <div className={styles.words}>
          <Title id={id} className={styles.title} {...fieldOf(block, 'title')}>
            <Marked words={block.title} />
          </Title>
          <p className={styles.text} {...fieldOf(block, 'text')}>
            {block.text}
          </p>
          <form className={styles.form} role="search" action={`/${frame.shop.path}/location/`}>
            <label className={styles.label} htmlFor={`${id}-place`}>
              {t('store.search')}
            </label>
            <div className={styles.row}>
              <input
                id={`${id}-place`}
                type="search"
                name="q"
                autoComplete="postal-code"
                maxLength={80}
                enterKeyHint="search"
              />
              <button type="submit">{t('store.search_submit')}</button>
            </div>
          </form>
        </div>
      </div>
    </Section>
  )
}
