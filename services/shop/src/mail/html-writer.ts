import { pictureUrl } from '@saum/domain/picture-url'
import { fillSlots, hasEmptySlot } from './fill-slots.ts'
import { sourceOf } from './inline-source.ts'
import * as style from './html-styles.ts'
import type { Block, Inline } from './mail-blocks.ts'
import type { MailContent, MailItem } from './mail-content.ts'
import { shownRows, wordsOf, type ShownRow } from './table-rows.ts'

export interface Rendering extends Pick<MailContent, 'slots' | 'lines' | 'items'> {
  /** Before links of the shop, which texts and slots write as paths. */
  origin: string
}

/** Blocks as rows of a table, which is all that mail programs agree on. What a slot brings is text. */
export function writeHtml(blocks: readonly Block[], rendering: Rendering): string {
  const rows: string[] = []
  let voice = style.BODY
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'small-print') voice = style.SMALL
    if (block.kind === 'rule') voice = style.FOOT
    // A list of goods ends with a line of its own.
    const isBelowLine = block.kind === 'facts' && blocks[index - 1]?.kind === 'items'
    const html = isBelowLine
      ? writeFacts(block, rendering, false)
      : writeBlock(block, voice, rendering)
    if (html !== '') rows.push(rowOf(html, spaceAfter(block, blocks[index + 1], voice)))
  }
  return rows.join('\n')
}

function rowOf(html: string, space: number): string {
  return `<tr><td class="pad" style="padding:0 40px ${space}px">${html}</td></tr>`
}

/** Headings belong to what follows them; a new part has air before it. */
function spaceAfter(block: Block, next: Block | undefined, voice: style.Voice): number {
  if (block.kind === 'greeting') return 20
  if (block.kind === 'heading') return block.level === 2 && voice === style.BODY ? 12 : 8
  if (next === undefined) return 40
  if (block.kind === 'items' && next.kind === 'facts') return 0
  if (block.kind === 'facts' && next.kind === 'paragraph') return 24
  if (block.kind === 'rule' || block.kind === 'small-print') return 24
  if (next.kind === 'heading') return voice === style.BODY ? 40 : 20
  if (next.kind === 'rule' || next.kind === 'small-print') return 40
  if (next.kind === 'button' || block.kind === 'button') return 28
  return voice === style.BODY ? 16 : 12
}

function writeBlock(block: Block, voice: style.Voice, rendering: Rendering): string {
  const inline = (children: readonly Inline[]) => writeInline(children, voice, rendering)
  switch (block.kind) {
    case 'greeting':
      return `<h1 class="big ink" style="${style.serifStyle(48, 1.02)};letter-spacing:-0.015em;margin:0">${writeGreeting(block.children, rendering)}</h1>`
    case 'heading':
      return writeHeading(block.level, inline(block.children), voice)
    case 'paragraph':
      return paragraph(inline(block.children), voice)
    case 'button':
      return `<a class="button" href="${address(block.href, rendering)}" style="font-family:${style.SANS};display:inline-block;background:${style.INK};color:${style.PAPER};font-size:14px;font-weight:500;line-height:20px;padding:16px 32px;text-decoration:none;text-align:center">${inline(block.children)}</a>`
    case 'list':
      return writeList(block, voice, rendering)
    case 'facts':
      return writeFacts(block, rendering)
    case 'table':
      return writeTable(block, rendering)
    case 'quote':
      return `<div class="line" style="border-left:1px solid ${style.LINE};padding-left:16px">${block.blocks.map((inner) => writeBlock(inner, voice, rendering)).join('\n')}</div>`
    case 'code':
      return `<p class="ink" style="${style.serifStyle(44, 1.2)};letter-spacing:0.12em;margin:0">${escapeHtml(fillSlots(block.text, rendering.slots))}</p>`
    case 'items':
      return writeItems(rendering)
    case 'rule':
    case 'small-print':
      return `<div class="line" style="border-top:1px solid ${style.LINE};font-size:0;line-height:0">&nbsp;</div>`
  }
}

/** Whoever is greeted is set in italics. */
function writeGreeting(children: readonly Inline[], { slots }: Rendering): string {
  return sourceOf(children)
    .split(/( ?\{\w+\})/)
    .map((part) => {
      const html = escapeHtml(fillSlots(part, slots))
      if (!part.endsWith('}') || html === '') return html
      const name = html.trimStart()
      return `${html.slice(0, html.length - name.length)}<em>${name}</em>`
    })
    .join('')
}

function paragraph(html: string, voice: style.Voice): string {
  return `<p class="${voice.className}" style="${style.voiceStyle(voice)};margin:0 0 4px">${html}</p>`
}

function writeHeading(level: number, html: string, voice: style.Voice): string {
  if (level === 2)
    return `<h2 class="ink" style="${style.serifStyle(26, 1.15)};margin:0">${html}</h2>`
  return `<h3 class="ink" style="${style.voiceStyle(voice)};font-weight:600;margin:0">${html}</h3>`
}

function writeList(
  { isOrdered, items }: Block & { kind: 'list' },
  voice: style.Voice,
  rendering: Rendering,
): string {
  const tag = isOrdered ? 'ol' : 'ul'
  const rows = items
    .filter((item) => !hasEmptySlot(sourceOf(item), rendering.slots))
    .map((item) => `<li style="margin:0 0 6px">${writeInline(item, voice, rendering)}</li>`)
  if (rows.length === 0) return ''
  return `<${tag} class="${voice.className}" style="${style.voiceStyle(voice)};margin:0;padding:0 0 0 20px">${rows.join('')}</${tag}>`
}

const FACT_VOICE: style.Voice = { ...style.BODY, size: 14, lineHeight: 1.5 }

const REDUCED_VOICE: style.Voice = { ...FACT_VOICE, color: style.ACCENT, className: 'accent' }

/** Two beside each other, below each other on phones. */
function writeFacts(
  { facts }: Block & { kind: 'facts' },
  rendering: Rendering,
  hasLine = true,
): string {
  const cells = facts
    .filter(({ value }) => !hasEmptySlot(sourceOf(value), rendering.slots))
    .map(({ label, value }) => {
      const words = writeInline(value, FACT_VOICE, rendering)
      return `<td class="half ink" width="50%" valign="top" style="${style.voiceStyle(FACT_VOICE)};padding:16px 16px 0 0"><span class="soft" style="color:${style.SOFT};font-size:12px">${escapeHtml(fillSlots(label, rendering.slots))}</span><br>${words}</td>`
    })
  const rows = cells.flatMap((cell, index) =>
    index % 2 === 1 ? [] : [`<tr>${cell}${cells[index + 1] ?? '<td class="half"></td>'}</tr>`],
  )
  const line = hasLine ? `border-top:1px solid ${style.LINE}` : ''
  return style.layoutTable(line, rows.join(''), 'line')
}

function writeTable(table: Block & { kind: 'table' }, rendering: Rendering): string {
  const rows = shownRows(table.rows, rendering)
  const sumIndex = rows.findIndex(({ isSum }) => isSum)
  const html = rows.map((row, index) => {
    if (!table.isAmounts) return writeFactRow(row, rendering)
    return writeAmountRow(row, sumIndex !== -1 && index > sumIndex, rendering)
  })
  const top = table.isAmounts ? '' : `border-top:1px solid ${style.LINE}`
  return style.layoutTable(top, html.join(''), 'line')
}

/** What is behind the sum is part of it and steps back. */
function writeAmountRow(row: ShownRow, isPart: boolean, rendering: Rendering): string {
  const voice = row.isLine ? REDUCED_VOICE : isPart ? style.FOOT : FACT_VOICE
  const top = row.isSum ? `border-top:1px solid ${style.LINE};` : ''
  const padding = row.isSum ? 'padding:16px 0 4px' : 'padding:4px 0'
  const size = row.isSum ? `;${style.serifStyle(28, 1.1)}` : ''
  const line = row.isSum ? ' line' : ''
  const value = writeInline(row.value, voice, rendering)
  return `<tr><td class="${voice.className}${line}" style="${style.voiceStyle(voice)};${top}${padding}">${writeInline(row.label, voice, rendering)}</td><td class="${voice.className}${line}" align="right" valign="top" style="${style.voiceStyle(voice)};${top}${padding};white-space:nowrap${size}">${row.isSum ? value.replaceAll(/<\/?strong[^>]*>/g, '') : value}</td></tr>`
}

function writeFactRow(row: ShownRow, rendering: Rendering): string {
  const border = `border-bottom:1px solid ${style.LINE}`
  return `<tr><td class="half above soft line" width="38%" valign="top" style="${style.voiceStyle({ ...style.FOOT, size: 14 })};${border};padding:12px 16px 12px 0">${writeInline(row.label, FACT_VOICE, rendering)}</td><td class="half below ink line" valign="top" style="${style.voiceStyle(FACT_VOICE)};${border};padding:12px 0;word-break:break-word">${writeInline(row.value, FACT_VOICE, rendering)}</td></tr>`
}

function writeItems({ items, origin }: Rendering): string {
  const rows = items.map((item) => writeItem(item, origin))
  return style.layoutTable(`border-top:1px solid ${style.LINE}`, rows.join(''), 'line')
}

function writeItem(
  { name, details, note, price, isReduced, picture }: MailItem,
  origin: string,
): string {
  const cell = (content: string, rest: string, padding: string) =>
    `<td class="ink line" valign="top" ${rest} style="${style.voiceStyle(FACT_VOICE)};padding:${padding};border-bottom:1px solid ${style.LINE}">${content}</td>`
  const image =
    picture === null
      ? ''
      : `<img src="${pictureUrl(`${origin}/images`, { key: picture.key, width: 180, format: 'webp' })}" alt="${escapeHtml(picture.alt)}" width="72" height="90" style="display:block;width:72px;height:90px;background:#eceae6;color:${style.SOFT};font-size:10px;line-height:1.3;object-fit:cover">`
  const soft = [details, note]
    .filter((line) => line !== null && line !== '')
    .map(
      (line) =>
        `<br><span class="soft" style="color:${style.SOFT};font-size:12px">${escapeHtml(line ?? '')}</span>`,
    )
  const amount = isReduced
    ? `<span class="accent" style="color:${style.ACCENT}">${escapeHtml(price)}</span>`
    : escapeHtml(price)
  return `<tr>${cell(image, 'width="72"', '16px 0')}${cell(escapeHtml(name) + soft.join(''), '', '16px')}${cell(amount, 'align="right" nowrap', '16px 0')}</tr>`
}

function writeInline(
  children: readonly Inline[],
  voice: style.Voice,
  rendering: Rendering,
): string {
  return children
    .map((child) => {
      switch (child.kind) {
        case 'text':
        case 'filled':
          return toLines(wordsOf(child, rendering.slots))
        case 'strong':
          return `<strong style="font-weight:600">${writeInline(child.children, voice, rendering)}</strong>`
        case 'em':
          return `<em>${writeInline(child.children, voice, rendering)}</em>`
        case 'link':
          return `<a class="${voice.className}" href="${address(child.href, rendering)}" style="color:${voice.color};text-decoration:underline;text-underline-offset:4px">${writeInline(child.children, voice, rendering)}</a>`
        case 'break':
          return '<br>'
      }
    })
    .join('')
}

function toLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

/** Only to the shop, a carrier or a mailbox; whatever a slot brings, nothing else becomes an address. */
function address(href: string, { slots, origin }: Rendering): string {
  return escapeHtml(absoluteAddress(fillSlots(href, slots), origin))
}

export function absoluteAddress(href: string, origin: string): string {
  if (href.startsWith('/')) return origin + href
  return /^(https:|mailto:)/.test(href) ? href : origin
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
