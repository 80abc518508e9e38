import { useId } from 'react'
import { fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import { Section } from '#app/ui/grid.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './fashion-card-block.module.css'
import { Marked } from './marked.tsx'

/** The card as an object one would want to own, and the reason to. */
export function FashionCardBlock({ block, frame }: BlockProps<'fashionCard'>) {
  const { Title } = frame
  const id = useId()
  return (
    <Section labelledBy={id}>
      <div className={styles.block} {...markOf(block)}>
        <div className={styles.words}>
          <Title id={id} className={styles.title} {...fieldOf(block, 'title')}>
            <Marked words={block.title} />
          </Title>
          <p className={styles.text} {...fieldOf(block, 'text')}>
            {block.text}
          </p>
          <TextLink alone href={block.link.href} {...fieldOf(block, 'linkLabel')}>
            {block.link.label}
          </TextLink>
        </div>
        <div className={styles.cards} aria-hidden="true">
          <div className={styles.card} data-level="basic" />
          <div className={styles.card} data-level="vip">
            <span className={styles.logo} translate="no">
              Saum
            </span>
            <span className={styles.name}>Fashion Card</span>
          </div>
        </div>
      </div>
    </Section>
  )
}
