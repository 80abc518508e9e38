import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { classNameIn } from './vite/class-names.ts'
import { keepChromeStyles } from './vite/keep-chrome-styles.ts'
import { messagesPlugin } from './vite/messages-plugin.ts'

/** What every page loads anyway: one file instead of thirty small ones. */
const SHELL_CODE = [
  '/packages/(domain/src/(money|picture-url|shop-url|shops)\\.|http/)',
  '/app/root.tsx',
  '/app/entry.client.tsx',
  '/app/messages/',
  '/app/navigation/(?!current-section|prefetch-|prefetch\\.|preloader|link-intent|listing-scroll|scroll-memory)',
  '/app/page/',
  '/app/features/(chrome/(?!chrome-behavior|chrome-markup|menu-behavior|header-visibility)|error-screen/)',
  '/app/features/catalog/(catalog-tile|product-(picture|tiles)|tile-badges)',
  '/app/features/wishlist/wishlist-heart\\.',
  '/app/ui/(badge|button|grid|icon|icon-button|index-links|percent-off)\\.',
  '/app/ui/(picture|price|product-tile|slider|swatches|text-link|type|visually-hidden)\\.',
].join('|')

/** What hearts, counts, basket and wishlist share; every page loads it once the browser rests. */
const VISITOR_CODE = [
  '/app/visitor/',
  '/app/features/basket/basket-(count|state)\\.',
  '/app/features/wishlist/(browser-wishlist-calls|replace-wish|wishes|wishlist-sync)\\.',
].join('|')

export default defineConfig(({ command }) => ({
  plugins: [messagesPlugin(), reactRouter(), keepChromeStyles()],
  css: { modules: { generateScopedName: classNameIn } },
  build: {
    target: 'es2023',
    // All styles are a dozen kilobytes; one file is fetched once for all pages.
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
                // What only screens of products need; parsing came with it and leaves with it.
                { name: 'engine', test: /\/packages\/(engine|schema|contract)\/|\/valibot\// },
                // The vendor file's hash survives deploys that only change our own code.
                { name: 'vendor', test: /node_modules/ },
                { name: 'shell', test: new RegExp(SHELL_CODE) },
                { name: 'visitor', test: new RegExp(VISITOR_CODE) },
                {
                  name: 'basket-notice',
                  test: /\/app\/features\/basket\/basket-(notice|problem)\./,
                },
              ],
            },
          },
        },
      },
    },
  },
}))
