import { markOf, type BlockProps } from '#app/blocks/frame.ts'
import { Inlines } from '#app/blocks/inlines.tsx'
import { Section } from '#app/ui/grid.tsx'
import styles from './promises-block.module.css'

/** What the shop stands for, in a row of short texts. */
export function PromisesBlock({ block, frame }: BlockProps<'promises'>) {
  const { Title } = frame
  return (
    <Section label={block.title}>
      <ul className={styles.promises} {...markOf(block, 'items')}>
        {block.items.map(({ title, text }) => (
          <li key={title} className={styles.promise}>
            <Title className={styles.title}>{title}</Title>
            <p className={styles.text}>
              <Inlines words={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
