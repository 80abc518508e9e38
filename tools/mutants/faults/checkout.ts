import type { Mutant } from '../mutant.ts'

/** The checkout element: its focus, its drafts, its script and its session. */
export const CHECKOUT_FAULTS: readonly Mutant[] = [
  {
    name: 'checkout: the first faulty field does not take the focus',
    file: 'services/checkout/element/focus.ts',
    find: 'if (faulty) return faulty.focus()',
    replace: '',
    journeys: ['checkout-element'],
  },
  {
    name: 'checkout: a second click sends the form again',
    file: 'services/checkout/element/saum-checkout.ts',
    find: 'if (this.#isBusy) return',
    replace: '',
    journeys: ['checkout-faults', 'checkout-element'],
  },
  {
    name: 'checkout: altered bytes of its script are run',
    file: 'apps/storefront/app/routes/checkout/load-checkout-script.ts',
    find: '  script.integrity = integrity\n',
    replace: '',
    journeys: ['checkout-faults'],
  },
  {
    name: 'checkout: its script is asked for ahead without its hash, so that it is never checked',
    file: 'apps/storefront/app/server/patient-scripts.ts',
    find: '...(integrity !== undefined && { integrity, crossOrigin:',
    replace: '...(integrity === undefined && { integrity, crossOrigin:',
  },
  {
    name: 'checkout: the hash its host names is of other bytes than it serves',
    file: 'services/checkout/src/element-files.ts',
    find: 'script: { path: `element/${hash}/${SCRIPT}`, integrity: integrityOf(script) }',
    replace: 'script: { path: `element/${hash}/${SCRIPT}`, integrity: integrityOf(`${script} `) }',
  },
  {
    name: 'checkout: a script of another host is loaded without a hash',
    file: 'apps/server/src/checkout/remote-element.ts',
    find: 'v.pipe(v.string(), v.regex(/^sha(?:256|384|512)-[\\w+/]+={0,2}$/))',
    replace: 'v.string()',
  },
  {
    name: 'checkout: a session that ends cannot be extended',
    file: 'services/checkout/element/saum-checkout.ts',
    find: "      button.ariaBusy = 'true'\n      void this.#extend(expiresAt)",
    replace: "      button.ariaBusy = 'true'",
    journeys: ['checkout-element'],
  },
  {
    name: 'checkout: what was typed in another window outlives the order',
    file: 'apps/storefront/app/routes/success/ordered-page.tsx',
    find: '    forgetTyped(shop)\n',
    replace: '',
    journeys: ['checkout-faults'],
  },
  {
    name: 'checkout: the PIN of a gift card stays in the browser’s storage',
    file: 'services/checkout/element/draft.ts',
    find: `'pin',`,
    replace: '',
    journeys: ['checkout-element'],
  },
]
