/**
 * Files and folders that a module reads or starts by a path it puts together, which its text does not
 * show. All paths start at the project's root.
 */
export const FILES_READ: Readonly<Record<string, readonly string[]>> = {
  'apps/cli/src/data-folder.ts': ['catalog/search', 'content'],
  'apps/server/src/content/published-content.test.ts': ['catalog/grammar', 'content'],
  'apps/server/src/project-folder.ts': [
    'catalog/demo-range.ts',
    'catalog/layers',
    'catalog/pictures',
    'catalog/search',
    'content',
  ],
  'apps/server/src/test-process.ts': ['apps/server/src/test-server.ts'],
  'apps/storefront/app/ui/styles.test.ts': ['apps/storefront/app/styles/tokens.css'],
  'apps/storefront/vite/messages-plugin.test.ts': [
    'apps/storefront/app/messages/client-messages.ts',
    'apps/storefront/app/messages/message-loading.ts',
  ],
  'catalog/demo-range.ts': [
    'catalog/grammar',
    'catalog/range',
    'catalog/text',
    'services/images/src/compose',
  ],
  'packages/engine/src/readme.test.ts': ['packages/engine'],
  'scripts/checks/engine-size.ts': ['packages/engine/src'],
  'scripts/import-direction.test.ts': ['.oxlintrc.json'],
  'services/checkout/src/shop-text.test.ts': ['services/checkout/messages'],
  'services/search/src/test-search-service.ts': ['catalog/search'],
  'services/shop/src/newsletter/consent-words.test.ts': [
    'apps/storefront/app/messages',
    'content/pages/newsletter',
    'services/checkout/messages',
  ],
}
