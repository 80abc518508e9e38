import type { Mutant } from '../mutant.ts'

/** What other engines than Chromium do differently, and what a phone in the hand needs. */
export const DEVICE_FAULTS: readonly Mutant[] = [
  {
    name: 'store map: a change of the view only changes the fragment of the picture',
    file: 'apps/storefront/app/features/stores/store-map.tsx',
    find: 'key={drawing} ',
    replace: '',
    journeys: ['stores'],
  },
  {
    name: 'late parts: wait two seconds where idleness cannot be asked for',
    file: 'apps/storefront/app/navigation/once-idle.ts',
    find: 'view.requestAnimationFrame(proceed)',
    replace: 'view.requestAnimationFrame(() => {})',
    journeys: ['late-parts'],
  },
  {
    name: 'late parts: run before the first frame is drawn',
    file: 'apps/storefront/app/navigation/once-idle.ts',
    find: 'cancelTask = inOwnTask(task)',
    replace: 'task()',
  },
  {
    name: 'late parts: all come to life in one long task',
    file: 'apps/storefront/app/navigation/in-slices.tsx',
    find: 'useState(1)',
    replace: 'useState(parts.length)',
    journeys: ['late-parts'],
  },
  {
    name: 'shop suggestion: lies over the last controls of the page',
    file: 'apps/storefront/app/features/shop-switch/shop-suggestion.tsx',
    find: "coverFoot(bar.current, 'question')",
    replace: 'undefined',
    journeys: ['shop-suggestion'],
  },
  {
    name: 'shop suggestion: lies over the button to buy',
    file: 'apps/storefront/app/features/shop-switch/shop-suggestion.module.css',
    find: 'calc(var(--foot-bar) + var(--keyboard))',
    replace: '0',
    journeys: ['shop-suggestion'],
  },
  {
    name: 'toast: lies over the buttons of a question',
    file: 'apps/storefront/app/ui/toast.module.css',
    find: 'max(var(--safe-foot), var(--foot))',
    replace: 'var(--safe-foot)',
    journeys: ['shop-suggestion'],
  },
  {
    name: 'sizes: stand below their heading and the guide in WebKit, which knows no legend in a grid',
    file: 'apps/storefront/app/ui/size-strip.tsx',
    find: '<span id={legendId}>{legend}</span>',
    replace: '<legend id={legendId}>{legend}</legend>',
  },
  {
    name: 'checkout: a legend floats into the grid, which WebKit does not know',
    file: 'services/checkout/element/styles/fields.css',
    find: 'padding-block-end: var(--co-s16);',
    replace: 'float: inline-start; inline-size: 100%;',
  },
  {
    name: 'list in a row: as wide as its longest option in browsers without field-sizing',
    file: 'apps/storefront/app/ui/fitted-select.tsx',
    find: '{words}',
    replace: '',
  },
  {
    name: 'page change: leaving a page while its data arrives is reported as a fault in Firefox',
    file: 'apps/storefront/app/navigation/quiet-response.ts',
    find: 'setTimeout(() => controller.error(fault), LEAVING_MS)',
    replace: 'controller.error(fault)',
  },
  {
    name: 'page change: taking one back while its data arrives is reported as a fault',
    file: 'apps/storefront/app/navigation/prefetched-data.ts',
    find: 'quietResponse(answer?.ok ? answer : await parts.fetch(request), request)',
    replace: 'answer?.ok ? answer : parts.fetch(request)',
  },
  {
    name: 'page change: data that really broke off is waited for without end',
    file: 'apps/storefront/app/navigation/quiet-response.ts',
    find: 'if (!signal.aborted)',
    replace: 'if (signal.aborted)',
  },
]
