import { useId } from 'react'
import { fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { Band, BandWords } from './band.tsx'
import styles from './fashion-card-block.module.css'

/** The card as an object one would want to own, and the reason to. */
export function FashionCardBlock({ block, frame }: BlockProps<'fashionCard'>) {
  const id = useId()
  return (
    <Band id={id} wordsFirst marks={markOf(block)}>
      <BandWords id={id} block={block} frame={frame}>
        <TextLink alone href={block.link.href} {...fieldOf(block, 'linkLabel')}>
          {block.link.label}
        </TextLink>
      </BandWords>
      <div className={styles.cards} aria-hidden="true">
        <div className={styles.card} data-level="basic" />
        <div className={styles.card} data-level="vip">
          <span className={styles.logo} translate="no">
            Saum
          </span>
          <span className={styles.name}>Fashion Card</span>
        </div>
      </div>
    </Band>
  )
}
