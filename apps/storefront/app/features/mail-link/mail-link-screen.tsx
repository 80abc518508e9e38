import type { ReactNode } from 'react'
import { PageHead } from '#app/page/page-head.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Wrap } from '#app/ui/grid.tsx'

interface MailLinkScreenProps {
  title: string
  /** The button that does what the link is for, or where to go on. */
  action: ReactNode
  children: string
}

/** Where the link of a mail leads: opening it changes nothing, a button does. */
export function MailLinkScreen({ title, action, children }: MailLinkScreenProps) {
  return (
    <Wrap>
      <PageHead title={title} />
      <EmptyState title={title} action={action}>
        <p>{children}</p>
      </EmptyState>
    </Wrap>
  )
}
