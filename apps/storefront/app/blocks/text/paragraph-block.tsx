import { Inlines } from '#app/blocks/inlines.tsx'
import type { BlockProps } from '#app/blocks/frame.ts'
import { Text } from '#app/ui/type.tsx'

export function ParagraphBlock({ block }: BlockProps<'paragraph'>) {
  return (
    <Text size={16} measure>
      <Inlines words={block.children} />
    </Text>
  )
}
