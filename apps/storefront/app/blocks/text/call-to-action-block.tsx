import { BlockTitle } from '#app/blocks/block-title.tsx'
import { fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './text-blocks.module.css'

export function CallToActionBlock({ block, frame }: BlockProps<'callToAction'>) {
  const { title, text, link } = block
  return (
    <div className={styles.call} {...markOf(block)}>
      {title && (
        <BlockTitle frame={frame} {...fieldOf(block, 'title')}>
          {title}
        </BlockTitle>
      )}
      {text && (
        <Text size={16} measure {...fieldOf(block, 'text')}>
          {text}
        </Text>
      )}
      <p>
        <ButtonLink href={link.href} {...fieldOf(block, 'linkLabel')}>
          {link.label}
        </ButtonLink>
      </p>
    </div>
  )
}
