import { plainText } from '@saum/contract/content-block'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { below, fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import { Inlines } from '#app/blocks/inlines.tsx'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import styles from './text-blocks.module.css'

/** Questions one opens; the browser does it without any script. */
export function AccordionBlock({ block, frame }: BlockProps<'accordion'>) {
  const { title, entries } = block
  const inside = title ? below(frame, title) : frame
  return (
    <div className={styles.accordion} {...markOf(block, 'items')}>
      {title && (
        <BlockTitle frame={frame} {...fieldOf(block, 'title')}>
          {title}
        </BlockTitle>
      )}
      <Accordion>
        {entries.map((entry) => (
          <AccordionItem key={entry.id} id={entry.id} title={<Inlines words={entry.title} />}>
            <frame.Blocks
              blocks={entry.children}
              frame={{ ...inside, caption: plainText(entry.title) }}
            />
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  )
}
