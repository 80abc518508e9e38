import type { Locale } from '@saum/domain/shops'
import type { ComponentType } from 'react'
import { loadMessages } from '#app/messages/client-messages.ts'
import { SearchBox, type SearchBoxProps } from './search-box.tsx'

/** The box with its texts. */
export async function loadSearchBox(locale: Locale): Promise<ComponentType<SearchBoxProps>> {
  await loadMessages(['search'], locale)
  return SearchBox
}
