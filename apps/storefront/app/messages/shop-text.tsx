import type { Shop } from '@saum/domain/shops'
import { createContext, Fragment, use, useMemo, type ReactNode } from 'react'
import { formatMessage, formatPieces } from './format-message.ts'
import { formattersFor, type Formatters } from './formatters.ts'
import type { MessageArguments } from './message-arguments.ts'
import type {
  ArgumentsOf,
  MessageKey,
  Messages,
  PresentKey,
  RichArguments,
  ShopDependentKey,
} from './message-keys.ts'

export type { MessageKey }

export interface Translate {
  <Key extends MessageKey>(key: Key, ...values: ArgumentsOf<Key>): string
  <Key extends ShopDependentKey>(key: PresentKey<Key>, ...values: ArgumentsOf<Key>): string
}

/** A text with elements in its slots: `richText('price.tax_note', { deliveryLink: <a … /> })`. */
export interface TranslateRich {
  <Key extends MessageKey>(key: Key, values: RichArguments<Key>): ReactNode
  <Key extends ShopDependentKey>(key: PresentKey<Key>, values: RichArguments<Key>): ReactNode
}

export interface ShopText extends Pick<Formatters, 'formatMoney' | 'formatNumber' | 'formatDate'> {
  shop: Shop
  t: Translate
  richText: TranslateRich
  /** `const key = 'price.swiss_before'; if (hasText(key)) t(key, { price })` */
  hasText: <Key extends ShopDependentKey>(key: Key) => key is PresentKey<Key>
}

const NO_VALUES = {}

export function createShopText(shop: Shop, messages: Messages): ShopText {
  const formatters = formattersFor(shop)

  function findMessage(key: string) {
    const message = messages[key]
    if (message === undefined) {
      throw new Error(`No text ${key} for ${shop.locale}. Does the screen load its namespace?`)
    }
    return message
  }

  function t(key: keyof MessageArguments, values: object = NO_VALUES) {
    const message = findMessage(key)
    return typeof message === 'string' ? message : formatMessage(message, { ...values }, formatters)
  }

  function richText(key: keyof MessageArguments, values: object): ReactNode {
    const pieces = formatPieces<ReactNode>(findMessage(key), { ...values }, formatters)
    return pieces.map((piece, index) => <Fragment key={index}>{piece}</Fragment>)
  }

  const { formatMoney, formatNumber, formatDate } = formatters
  return {
    shop,
    t,
    richText,
    hasText: <Key extends ShopDependentKey>(key: Key): key is PresentKey<Key> => key in messages,
    formatMoney,
    formatNumber,
    formatDate,
  }
}

const ShopTextContext = createContext<ShopText | null>(null)

interface ShopTextProviderProps {
  shop: Shop
  messages: Messages
  children: ReactNode
}

export function ShopTextProvider({ shop, messages, children }: ShopTextProviderProps) {
  const shopText = useMemo(() => createShopText(shop, messages), [shop, messages])
  return <ShopTextContext value={shopText}>{children}</ShopTextContext>
}

export function useShopText(): ShopText {
  const shopText = use(ShopTextContext)
  if (!shopText) throw new Error('useShopText needs a ShopTextProvider above it')
  return shopText
}
