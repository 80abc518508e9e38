import type { DeclarationReceipt as Receipt } from '@saum/contract/withdrawal'
import type { ReactNode } from 'react'
import { Arrival } from '#app/ui/arrival.tsx'
import { Given } from '#app/ui/given.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Row, Rows } from '#app/ui/rows.tsx'
import { Headline, Text } from '#app/ui/type.tsx'

interface DeclarationReceiptProps {
  receipt: Receipt
  title: ReactNode
  /** When it arrived and where the confirmation goes. */
  words: string
  facts: readonly { name: string; value: string }[]
  download: string
  /** Said where the contract was not found; it counts either way. */
  unmatched: string
}

/** What somebody keeps: that it arrived, when, and the receipt as a file. */
export function DeclarationReceipt(props: DeclarationReceiptProps) {
  const { receipt, title, words, facts, download, unmatched } = props
  return (
    <>
      <Arrival of={receipt.confirmationId}>
        <Headline as="h1" size={64}>
          {title}
        </Headline>
        <Text size={16} measure>
          {words}
        </Text>
      </Arrival>
      {!receipt.isMatched && <Notice>{unmatched}</Notice>}
      {facts.length > 0 && <Given rows={facts} />}
      <Rows>
        <Row href={receipt.receiptUrl} leadsTo="file">
          {download}
        </Row>
      </Rows>
    </>
  )
}
