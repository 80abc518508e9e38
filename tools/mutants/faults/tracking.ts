import type { Mutant } from '../mutant.ts'

/** The visitor’s choice, and what leaves the browser with and without it. */
export const TRACKING_FAULTS: readonly Mutant[] = [
  {
    name: 'storage: searches outlive the visit without a permission',
    file: 'apps/storefront/app/features/search-box/recent-storage.ts',
    find: "consentGate(tracking).allows('recent-searches') ? localStorage : sessionStorage",
    replace: 'localStorage',
    journeys: ['storage'],
  },
  {
    name: 'storage: measurements outlive the visit',
    file: 'apps/storefront/app/features/size-chart/size-advisor.tsx',
    find: 'saveBody(() => sessionStorage,',
    replace: 'saveBody(() => localStorage,',
    journeys: ['storage'],
  },
  {
    name: 'storage: what a service has left is not found by the beginning of its name',
    file: 'packages/domain/src/stored-entries.ts',
    find: 'plain.startsWith(known.slice(0, -1))',
    replace: 'plain === known',
  },
  {
    name: 'storage: the shop is remembered by a link of another site',
    file: 'apps/server/src/pages/shop-cookie.ts',
    find: "site === null || site === 'same-origin'",
    replace: 'true',
  },
  {
    name: 'storage: the page someone was on the way to stays in the tab',
    file: 'apps/storefront/app/navigation/session-memory.ts',
    find: 'if (value === null) openStorage().removeItem(key)\n        else openStorage',
    replace: 'openStorage',
  },
  {
    name: 'consent: a yes overrides the privacy signal of the browser',
    file: 'packages/tracking/src/consent/consent-gate.ts',
    find: '!isSilenced && offered.includes(service)',
    replace: 'offered.includes(service)',
  },
  {
    name: 'consent: a choice is never asked for again',
    file: 'packages/tracking/src/consent/consent.ts',
    find: ' || now >= asksAgainAt(consent)',
    replace: '',
  },
  {
    name: 'consent: a new choice gets a new id, so that what was kept cannot be found',
    file: 'packages/tracking/src/consent/decide-consent.ts',
    find: 'before?.id ?? newId()',
    replace: 'newId()',
  },
  {
    name: 'tracking: the title of a page tells the number of an order that its address hides',
    file: 'apps/storefront/app/features/tracking/tracked-page.ts',
    find: 'const hasPublicTitle = path === pathname && ',
    replace: 'const hasPublicTitle = ',
  },
  {
    name: 'tracking: the title of a page that a secret opens tells what it shows',
    file: 'apps/storefront/app/features/tracking/tracked-page.ts',
    find: 'path === pathname && !isSecretPage(pathname)',
    replace: 'path === pathname',
  },
  {
    name: 'tracking: events from before the choice are lost after a yes',
    file: 'packages/tracking/src/events/tracker.ts',
    find: "if (gate.standing() === 'undecided') return",
    replace: '',
  },
  {
    name: 'tracking: events from before the choice are sent after a no',
    file: 'packages/tracking/src/events/tracker.ts',
    find: 'if (!gate.allows(service)) continue',
    replace: '',
  },
  {
    name: 'tracking: events kept for the next page stay in the browser after a no',
    file: 'packages/tracking/src/destinations/late-destination.ts',
    find: "if (gate.standing() === 'decided') carried.forget()",
    replace: '',
  },
  {
    name: 'masking: the whole postcode is handed to tags',
    file: 'packages/tracking/src/entities/tracked-customer.ts',
    find: 'postcode: maskPostcode(postcode)',
    replace: 'postcode',
  },
  {
    name: 'error reports: queries of addresses are sent along',
    file: 'packages/tracking/src/errors/scrub.ts',
    find: 'address.split(/[?#]/)',
    replace: "address.split('#')",
  },
  {
    name: 'addresses: every query name may leave the page',
    file: 'packages/domain/src/public-address.ts',
    find: 'return PUBLIC_NAMES.has(name) || FILTER_NAME.test(name)',
    replace: "return name !== ''",
  },
  {
    name: 'addresses: a path leaves the page with its secret',
    file: 'packages/domain/src/secret-path.ts',
    find: "  'wishlist/shared',\n",
    replace: '',
  },
  {
    name: 'addresses: the fragment leaves the page',
    file: 'packages/domain/src/public-address.ts',
    find: "export function publicAddress(address: string): string {\n  const [bare = ''] = address.split('#', 1)",
    replace: 'export function publicAddress(address: string): string {\n  const bare = address',
  },
  {
    name: 'addresses: the search provider is told the whole address of a page',
    file: 'apps/storefront/app/engine/provider.ts',
    find: 'publicAddress(pageUrl)',
    replace: 'pageUrl',
  },
  {
    name: 'addresses: the search provider is told where a visitor came from, secrets included',
    file: 'apps/storefront/app/engine/browser-environment.ts',
    find: 'publicReferrer(document.referrer, location.origin)',
    replace: 'document.referrer',
  },
  {
    name: 'addresses: tags and statistics are told the secret of a path',
    file: 'apps/storefront/app/features/tracking/visited-page.ts',
    find: 'path: publicPath(pathname)',
    replace: 'path: pathname',
  },
  {
    name: 'addresses: scripts of others run while the address is a secret',
    file: 'apps/storefront/app/features/tracking/hold-scripts.ts',
    find: 'if (isSecretPath(pathNow())) held.push(script)\n      else load(script)',
    replace: 'load(script)',
  },
]
