interface Rendering {
  slots: Readonly<Record<string, string>>
  /** Before links of the shop, which texts and slots write as paths. */
  origin: string
}

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g
const SLOT = /\{(\w+)\}/g
const RULE = '---'

/** A slot nobody filled would reach a customer as `{price}`; better no mail than that one. */
export function fillSlots(text: string, slots: Rendering['slots']): string {
  return text.replaceAll(SLOT, (_, name: string) => {
    const value = slots[name]
    if (value === undefined) throw new Error(`Nothing fills the slot ${name} of a mail`)
    return value
  })
}

/** As read without markup: a link is its words and its address. */
export function toPlainText(body: string, { slots, origin }: Rendering): string {
  return blocksOf(body)
    .map((block) => {
      if (block === RULE) return '-- '
      const lines = block.replaceAll(/ {2}$/gm, '')
      const linked = lines.replaceAll(LINK, (_, words: string, address: string) => {
        return `${words}: ${absolute(fillSlots(address, slots), origin)}`
      })
      return fillSlots(linked, slots)
    })
    .join('\n\n')
}

/** Paragraphs, links and line breaks; everything a slot brings is text. */
export function toHtml(body: string, { slots, origin }: Rendering): string {
  const safe = Object.fromEntries(
    Object.entries(slots).map(([name, value]) => [name, escapeHtml(value)]),
  )
  return blocksOf(body)
    .map((block) => {
      if (block === RULE) return '<hr>'
      const linked = escapeHtml(block)
        .replaceAll(/ {2}\n/g, '<br>\n')
        .replaceAll(LINK, (_, words: string, address: string) => {
          return `<a href="${absolute(fillSlots(address, safe), origin)}">${words}</a>`
        })
      return `<p>${fillSlots(linked, safe)}</p>`
    })
    .join('\n')
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function blocksOf(body: string): string[] {
  return body.split(/\n{2,}/).map((block) => block.replaceAll(/^\n+|\n+$/g, ''))
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address
}
