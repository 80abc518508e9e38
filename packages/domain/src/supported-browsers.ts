/**
 * The oldest browsers that run the shop's scripts; styles and scripts are compiled for them. See docs/browsers.md.
 * The check of browser features proves that these are the ones the gate lets in.
 */
export const OLDEST_BROWSERS = {
  chrome: '129',
  edge: '129',
  firefox: '136',
  safari: '16.4',
  ios: '16.4',
} as const

/**
 * The gate: a question that a browser of any age can answer. Of all features that came to Safari with 16.4 this is
 * among the last in the other engines, so that one question stands for everything the scripts are written in.
 */
export const GATE = {
  feature: 'javascript.builtins.Intl.DurationFormat',
  question: 'window.Intl && Intl.DurationFormat',
} as const
