import type { PreviewFacts } from '@saum/contract/storefront'
import type { Shop } from '@saum/domain/shops'
import { wallTimeAt } from '@saum/domain/zoned-time'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Messages } from '#app/messages/message-keys.ts'
import { createShopText } from '#app/messages/shop-text.tsx'
import { PreviewBar } from './preview-bar.tsx'
import styles from './preview-bar.css?inline'
import type { ServedPreview } from './preview-place.tsx'

interface PreviewParts {
  preview: PreviewFacts
  shop: Shop
  url: string
  nonce: string
  messages: Messages
}

/** The bar and its own styles: nobody else's page carries them. */
export function previewMarkup(parts: PreviewParts): ServedPreview {
  const { preview, shop, url, nonce, messages } = parts
  const text = createShopText(shop, messages)
  const address = new URL(url)
  const chosen = preview.choice === 'chosen' ? toFieldText(preview.at, shop.timeZone) : ''
  const bar = renderToStaticMarkup(
    <PreviewBar preview={preview} address={address} chosen={chosen} text={text} />,
  )
  return { bar, styles, nonce }
}

/** `2026-12-01T08:30` by the clocks of the shop. */
function toFieldText(at: Date, timeZone: string): string {
  const { day, minutes } = wallTimeAt(at.getTime(), timeZone)
  const parts = [Math.floor(minutes / 60), minutes % 60]
  return `${day}T${parts.map((part) => String(part).padStart(2, '0')).join(':')}`
}
