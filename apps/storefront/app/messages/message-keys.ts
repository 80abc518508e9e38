import type { ReactNode } from 'react'
import type { CompiledMessage } from './format-message.ts'
import type { MessageArguments } from './message-arguments.ts'
import type { SHOP_DEPENDENT } from './shop-dependent.ts'

/** Compiled texts of one locale by their full key. */
export type Messages = Readonly<Record<string, CompiledMessage>>

export type ShopDependentKey = keyof typeof SHOP_DEPENDENT & keyof MessageArguments

/** Every text that all five shops have. */
export type MessageKey = Exclude<keyof MessageArguments, ShopDependentKey>

/** Texts that need no values: what a table of labels may name. */
export type PlainKey = {
  [Key in MessageKey]: MessageArguments[Key] extends null ? Key : never
}[MessageKey]

declare const present: unique symbol

/** A shop-dependent key that `hasText` has found in this shop. */
export type PresentKey<Key extends ShopDependentKey> = Key & { readonly [present]: Key }

export type ArgumentsOf<Key extends keyof MessageArguments> = MessageArguments[Key] extends null
  ? []
  : [values: MessageArguments[Key]]

/** Slots for words also take elements; a plural still needs its number. */
export type RichArguments<Key extends keyof MessageArguments> = {
  [Slot in keyof MessageArguments[Key]]: string extends MessageArguments[Key][Slot]
    ? ReactNode
    : MessageArguments[Key][Slot]
}

type FirstPart<Key> = Key extends `${infer Namespace}.${string}` ? Namespace : never

/** One file of texts a screen asks for by name; `shell` is the one every page has. */
export type MessageNamespace = 'shell' | FirstPart<keyof MessageArguments>
