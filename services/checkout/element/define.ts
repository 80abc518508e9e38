import { SaumCheckout } from './saum-checkout.ts'

/** Written in front of the bundle by the host; see element-files.ts. */
declare const STYLESHEET_INTEGRITY: string

const STYLESHEET = new URL('checkout-element.css', import.meta.url).href

/** A page that knows its checkout beforehand has linked the styles already. */
if (!document.querySelector("link[rel=stylesheet][href$='/checkout-element.css']")) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = STYLESHEET
  link.integrity = STYLESHEET_INTEGRITY
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}

/** The gate of docs/browsers.md: an older browser keeps the forms it was sent, which go on without script. */
const isPromised = 'DurationFormat' in Intl

if (isPromised && !customElements.get('saum-checkout')) {
  customElements.define('saum-checkout', SaumCheckout)
}
