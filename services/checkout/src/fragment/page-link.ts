import { html, type Html } from '../markup.ts'
import type { MessageKey } from '../shop-text.ts'
import type { FragmentView } from './view.ts'

/** Opens beside the checkout: nobody loses their order for reading the terms. */
export function pageLink({ text, shop }: FragmentView, path: MessageKey, words: MessageKey): Html {
  return html`<a data-part="link" target="_blank" href="/${shop.path}/${text.t(path)}/"
    >${text.t(words)}</a
  >`
}
