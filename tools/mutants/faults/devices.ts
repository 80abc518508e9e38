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
    find: 'cancel = inOwnTask(task)',
    replace: 'task()',
  },
  {
    name: 'late parts: all come to life in one long task',
    file: 'apps/storefront/app/navigation/in-slices.tsx',
    find: 'useState(1)',
    replace: 'useState(parts.length)',
    journeys: ['late-parts'],
  },
]
