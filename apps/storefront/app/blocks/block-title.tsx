import type { ReactNode } from 'react'
import type { DataAttributes } from '#app/ui/data-attributes.ts'
import { Headline } from '#app/ui/type.tsx'
import type { BlockFrame } from './frame.ts'

interface BlockTitleProps extends DataAttributes {
  frame: BlockFrame
  id?: string
  children: ReactNode
}

/** The title of a block, as large as its place in the outline. */
export function BlockTitle({ frame, id, children, ...rest }: BlockTitleProps) {
  return (
    <Headline as={frame.Title} size={frame.level === 2 ? 28 : 20} {...(id && { id })} {...rest}>
      {children}
    </Headline>
  )
}
