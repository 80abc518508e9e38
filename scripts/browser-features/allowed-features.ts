import type { AllowedFeature } from './judge-features.ts'

const UI = 'apps/storefront/app/ui'
const FEATURES = 'apps/storefront/app/features'
const RESET = 'apps/storefront/app/styles/reset.css'
/** Takes every feature of script, styles and markup away that Safari 16.4 lacks, these among them. */
const OLDEST = 'e2e/browser/oldest-browser.spec.ts'

/** Newer than the promise, and used because pages work without them; docs/browsers.md shows the list. */
export const ALLOWED_FEATURES: readonly AllowedFeature[] = [
  // Styles
  {
    features: ['css.properties.text-wrap', 'css.properties.hyphenate-limit-chars'],
    fallback: 'lines break where they always did; words that are too long break',
    where: `${UI}/type.module.css`,
    test: OLDEST,
  },
  {
    features: ['css.properties.field-sizing'],
    fallback: 'a field has a size of its own, whatever it contains',
    where: `${UI}/field.module.css`,
    test: OLDEST,
  },
  {
    features: [
      'css.selectors.details-content',
      'css.properties.interpolate-size',
      'css.properties.content-visibility',
    ],
    fallback: 'an accordion opens without movement',
    where: `${UI}/accordion.module.css`,
    test: OLDEST,
  },
  {
    features: ['css.at-rules.starting-style', 'css.properties.transition-behavior'],
    fallback: 'drawers and dialogs are there at once',
    where: `${FEATURES}/listing/filter-panel.module.css`,
    test: OLDEST,
  },
  {
    features: [
      'css.properties.scrollbar-width',
      'css.properties.scrollbar-color',
      'css.properties.scrollbar-gutter',
    ],
    fallback: 'scrollbars look as the system draws them',
    where: `${UI}/slider.module.css`,
    test: OLDEST,
  },
  {
    features: ['css.properties.overscroll-behavior', 'css.properties.overscroll-behavior-inline'],
    fallback: 'partly known by all; at the end of a drawer the page may scroll on',
    where: `${FEATURES}/listing/filter-panel.module.css`,
    test: OLDEST,
  },
  {
    features: ['css.properties.forced-color-adjust'],
    fallback: 'where it is missing there are no forced colors',
    where: `${UI}/swatches.module.css`,
    test: OLDEST,
  },
  {
    features: ['ascent-override', 'descent-override', 'line-gap-override', 'size-adjust'].map(
      (name) => `css.at-rules.font-face.${name}`,
    ),
    fallback: 'text moves a little when its face arrives',
    where: RESET,
    test: OLDEST,
  },
  {
    features: ['css.properties.text-size-adjust'],
    fallback: 'the prefixed property stands beside it; Firefox has no such adjustment to set',
    where: RESET,
    test: OLDEST,
  },
  {
    features: ['css.properties.cursor', 'css.properties.resize', 'css.selectors.selection'],
    fallback: 'phones have no pointer, no corner to pull and a selection of their own',
    where: RESET,
    test: OLDEST,
  },
  {
    features: ['css.properties.scroll-initial-target'],
    fallback: 'the list of the account begins with its first entry',
    where: `${FEATURES}/account/account-navigation.module.css`,
    test: OLDEST,
  },

  // Markup
  {
    features: ['html.elements.details.name'],
    fallback: 'several answers may be open at once',
    where: `${UI}/accordion.tsx`,
    test: OLDEST,
  },
  {
    features: [
      'html.elements.link.rel.modulepreload',
      'html.elements.link.rel.prefetch',
      'html.elements.img.fetchpriority',
    ],
    fallback: 'files are asked for when they are needed, in the order of the page',
    where: 'apps/storefront/app/server/patient-scripts.ts',
    test: OLDEST,
  },
  {
    features: ['fetchpriority', 'imagesizes', 'imagesrcset'].map(
      (name) => `html.elements.link.${name}`,
    ),
    fallback: 'the first picture is asked for when its element is read',
    where: `${UI}/picture.tsx`,
    test: OLDEST,
    isServedOnly: true,
  },
  {
    features: [
      'html.elements.meta.name.viewport',
      'html.elements.meta.name.theme-color',
      'html.elements.link.rel.icon',
    ],
    fallback: 'computers have no viewport to set; a bar and a tab look as the browser draws them',
    where: 'apps/storefront/app/page/document-head.tsx',
    test: OLDEST,
  },
  {
    features: ['html.global_attributes.autocapitalize', 'html.elements.video.playsinline'],
    fallback: 'only phones capitalize what is typed; Firefox always plays within the page',
    where: `${UI}/fields.tsx`,
    test: OLDEST,
  },
  {
    features: ['html.elements.input.type_datetime-local'],
    fallback: 'Firefox before 154 asks editors for the day and takes the time as text',
    where: `${FEATURES}/preview/preview-bar.tsx`,
    test: 'e2e/browser/preview.spec.ts',
  },

  // Script
  {
    features: ['api.Window.requestIdleCallback', 'api.Window.cancelIdleCallback'],
    fallback: 'late parts start after the next frame, each in a task of its own',
    where: 'apps/storefront/app/navigation/once-idle.ts',
    test: 'e2e/browser/late-parts.spec.ts',
  },
  {
    features: ['api.trustedTypes'],
    fallback: 'markup of our own server is taken as text; other markup is not written anywhere',
    where: 'apps/storefront/app/page/trusted-markup.ts',
    test: OLDEST,
  },
  {
    features: ['api.Navigator.connection', 'css.at-rules.media.prefers-reduced-data'],
    fallback: 'a connection that is not described counts as a good one',
    where: 'apps/storefront/app/blocks/media/may-play-unasked.ts',
    test: OLDEST,
  },
  {
    features: ['api.Navigator.doNotTrack', 'api.Navigator.globalPrivacyControl'],
    fallback: 'a browser that sends no signal leaves the choice to the visitor',
    where: 'apps/storefront/app/visitor/consent-gate.ts',
    test: OLDEST,
  },
  {
    features: ['api.Navigator.share'],
    fallback: 'the address is copied',
    where: 'apps/storefront/app/routes/wishlist/share-panel.tsx',
    test: 'e2e/browser/wishlist.spec.ts',
  },
  {
    features: ['api.Element.wheel_event'],
    fallback: 'fingers enlarge a picture, and so do the buttons beside it',
    where: 'apps/storefront/app/routes/product/zoom-gestures.ts',
    test: 'e2e/browser/product-zoom.spec.ts',
  },
  {
    features: ['api.Element.auxclick_event'],
    fallback: 'the middle button of an editor opens the page without the preview',
    where: `${FEATURES}/preview/preview-behavior.ts`,
    test: 'e2e/browser/preview.spec.ts',
  },

  // Dependencies
  {
    features: [
      'api.Document.startViewTransition',
      'api.HTMLElement.popover',
      'api.IntersectionObserver.delay',
      'api.CSSStyleDeclaration.cssFloat',
      'api.Window.navigation',
      'api.Window.setImmediate',
      'css.properties.view-transition-class',
      'html.global_attributes.is',
    ],
    fallback: 'React asks before it uses them, or only passes on what a component says',
    where: 'node_modules/react-dom/cjs/react-dom-client.production.js',
    test: OLDEST,
  },
  {
    features: [
      'api.Document.prerendering',
      'api.Document.prerenderingchange_event',
      'api.Document.wasDiscarded',
      'api.Performance.interactionCount',
      'api.PerformanceEventTiming',
      'api.PerformanceNavigationTiming.activationStart',
      'api.PerformancePaintTiming.paintTime',
      'api.PerformancePaintTiming.presentationTime',
      'api.PerformanceSoftNavigation',
    ],
    fallback: 'web-vitals measures what the browser can measure',
    where: 'node_modules/web-vitals/dist/web-vitals.js',
    test: 'e2e/browser/tracking.spec.ts',
  },
]
