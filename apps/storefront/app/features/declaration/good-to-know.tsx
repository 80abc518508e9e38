import type { ReactNode } from 'react'
import { Given } from '#app/ui/given.tsx'
import { Headline, Text } from '#app/ui/type.tsx'

interface GoodToKnowProps {
  title: string
  facts: readonly { name: string; value: string }[]
  children?: ReactNode
}

export function GoodToKnow({ title, facts, children }: GoodToKnowProps) {
  return (
    <>
      <Headline>{title}</Headline>
      <Given rows={facts} />
      {children && <Text tone="soft">{children}</Text>}
    </>
  )
}
