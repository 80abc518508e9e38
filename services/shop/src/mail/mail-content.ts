/** A row of `{itemList}`: alike pieces of an order. */
export interface MailItem {
  name: string
  /** Color, size and, if there are several, how many. */
  details: string
  /** What made it cheaper, by name. */
  note: string | null
  price: string
  isReduced: boolean
  /** Key and words of its picture. */
  picture: { key: string; alt: string } | null
}

export interface MailAttachment {
  fileName: string
  contentType: string
  bytes: Buffer
}

/** What makes the words of a kind of mail those of one mail. */
export interface MailContent {
  /** An empty one leaves out the row or list item it stands in. */
  slots: Readonly<Record<string, string>>
  /** What stands for the one row of a table whose value is the slot of that name; none for no row. */
  lines: Readonly<Record<string, readonly { label: string; value: string }[]>>
  /** Names of the parts between `<!-- variant: … -->` that are shown. */
  variants: readonly string[]
  items: readonly MailItem[]
  attachments: readonly MailAttachment[]
}
