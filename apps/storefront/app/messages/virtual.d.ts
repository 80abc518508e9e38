declare module 'virtual:all-messages' {
  import type { Locale } from '@saum/domain/shops'
  import type { Messages } from '#app/messages/message-keys.ts'

  export const allMessages: Readonly<Record<Locale, Messages>>
}

declare module 'virtual:message-versions' {
  import type { Locale } from '@saum/domain/shops'

  export const versions: Readonly<Record<Locale, string>>
}
