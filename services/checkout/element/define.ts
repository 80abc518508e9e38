import { SaumCheckout } from './saum-checkout.ts'

const STYLESHEET = new URL('checkout-element.css', import.meta.url).href

/** A page that knows its checkout beforehand has linked the styles already. */
if (!document.querySelector("link[rel=stylesheet][href$='/checkout-element.css']")) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = STYLESHEET
  document.head.append(link)
}

if (!customElements.get('saum-checkout')) customElements.define('saum-checkout', SaumCheckout)
