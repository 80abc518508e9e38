import { reactRouter } from '@react-router/dev/vite'
import { OLDEST_BROWSERS } from '@saum/domain/supported-browsers'
import { defineConfig } from 'vite'
import { classNameIn } from './vite/class-names.ts'
import { keepServerStyles } from './vite/keep-server-styles.ts'
import { messagesPlugin } from './vite/messages-plugin.ts'
import { ownRouteLoader } from './vite/own-route-loader.ts'

/**
 * What only screens of products need; parsing came with it and leaves with it. Pages of text parse
 * nothing, they only read their words.
 */
const ENGINE_CODE = '/packages/(engine/|schema/|contract/(?!src/content\\.))|/valibot/'

/** What every page loads anyway: one file instead of thirty small ones. */
const SHELL_CODE = [
  '/packages/(domain/src/(money|number-writer|picture-url|shop-url|shops)\\.|http/)',
  '/app/root.tsx',
  '/app/messages/',
  '/app/navigation/(?!current-section|idle-navigation|in-slices|prefetch-|prefetch\\.|preloader|link-intent|listing-scroll|screen-messages|secret-pages|route-pattern|scroll-memory)',
  '/app/page/(?!shop-switch-link)',
  '/app/routes/shop/',
  '/app/features/(chrome/(?!chrome-behavior|chrome-markup|menu-arrows|menu-behavior|header-visibility)|error-screen/(?!failed-start))',
  '/app/ui/(button|first-markup|follow-openers|grid|icon|icon-button|picture|plain-click|show-dialog)\\.',
  '/app/features/catalog/product-picture\\.',
  '/app/ui/(text-link|type|visually-hidden)\\.',
  '/app/blocks/(blocks-view|islands|served-blocks|media/picture-sources)\\.',
].join('|')

/** Tiles of products and rails of them. Pages of blocks load them late, with the island that shows them. */
const TILE_CODE = [
  '/app/features/catalog/(catalog-tile|product-tiles|tile-badges)',
  '/app/features/wishlist/wishlist-heart\\.',
  '/app/ui/(badge|percent-off|price|product-tile|slider|swatches)\\.',
].join('|')

/** What hearts, counts, basket and wishlist share; every page loads it once the browser rests. */
const VISITOR_CODE = [
  '/app/visitor/(?!consent-gate)',
  '/app/features/basket/(basket-count|basket-state|refresh-basket|to-basket-state)\\.',
  '/app/features/wishlist/(browser-wishlist-calls|replace-wish|wishes|wishlist-sync)\\.',
].join('|')

/** The visitor's choice, which all that waits for it asks; no page waits for it. */
const CONSENT_CODE = [
  '/packages/tracking/src/consent/(consent|consent-cookie|consent-gate|once-allowed|privacy-signal)\\.',
  '/packages/domain/src/consent-services\\.',
  '/app/visitor/consent-gate\\.',
].join('|')

/**
 * Small parts that many screens are made of. Each file of its own would cost a line in the list of files
 * that every page loads.
 */
const PARTS_CODE = [
  '/packages/domain/src/shop-service\\.',
  '/app/features/(share/share-page\\.|stock-alert/alert-outcome|unavailable/|basket/basket-(notice|problem)\\.)',
  '/app/features/order/(day|return)-words\\.',
  '/app/ui/(accordion|arrival|breadcrumbs|check|empty-state|fault-summary|field|field-fault|field-frame)\\.',
  '/app/ui/(fields|given|notice|password-field|postal-address|progress|rows)\\.',
  '/app/ui/(select-field|skeleton|text-area-field|text-field|timeline)\\.',
].join('|')

/** What delivery costs, which only baskets reckon: a screen of an order knows it. */
const DELIVERY_CODE =
  '/packages/domain/src/delivery-(cost|terms)\\.|/app/features/basket/delivery-(line|progress)\\.'

/** Which shops there are, late on every page: the dialog and the page of the shop switch. */
const SHOPS_CODE =
  '/app/features/shop-switch/(shop-list|use-shop-href)\\.|/app/page/shop-switch-link'

/** What all screens of the account share. */
const ACCOUNT_CODE = '/app/features/(account/(account-|address-sayings)|fashion-card/)'

/** What the screens after an order share; who is on one of them is on the next one soon. */
const ORDER_CODE = '/app/features/(declaration|order)/(?!order-row)'

export default defineConfig(({ command }) => ({
  plugins: [messagesPlugin(), reactRouter(), keepServerStyles(), ownRouteLoader()],
  css: { modules: { generateScopedName: classNameIn } },
  build: {
    // Newer syntax, also nested styles, is compiled away; docs/browsers.md.
    target: Object.entries(OLDEST_BROWSERS).map(([browser, version]) => browser + version),
    // All styles are 26 KB compressed; one file is fetched once for all pages.
    cssCodeSplit: false,
  },
  environments: {
    ssr: {
      // A built storefront carries React's production code whatever NODE_ENV says at run time.
      ...(command === 'build' && { resolve: { noExternal: true } }),
      build: {
        rolldownOptions: {
          input: './app/server/storefront.tsx',
          output: { codeSplitting: false },
        },
        // The server's copy of the styles is thrown away, which works only per module.
        cssCodeSplit: true,
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'engine', test: new RegExp(ENGINE_CODE) },
                // Only who allows it loads what measures pages and reports their faults.
                { name: 'vitals', test: /node_modules\/web-vitals\// },
                { name: 'error-client', test: /node_modules\/@sentry\// },
                // The vendor file's hash survives deploys that only change our own code.
                { name: 'vendor', test: /node_modules/ },
                { name: 'shell', test: new RegExp(SHELL_CODE) },
                { name: 'tiles', test: new RegExp(TILE_CODE) },
                { name: 'visitor', test: new RegExp(VISITOR_CODE) },
                { name: 'consent', test: new RegExp(CONSENT_CODE) },
                { name: 'parts', test: new RegExp(PARTS_CODE) },
                { name: 'delivery', test: new RegExp(DELIVERY_CODE) },
                { name: 'shops', test: new RegExp(SHOPS_CODE) },
                { name: 'account', test: new RegExp(ACCOUNT_CODE) },
                { name: 'order', test: new RegExp(ORDER_CODE) },
              ],
            },
          },
        },
      },
    },
  },
}))
