/**
 * A journey is made on a desktop unless it is marked: what a phone does alike is proven once, and only
 * what is laid out or handled differently there is worth a second browser.
 */
export const PHONE_TOO = '@phone-too'

/** Only a phone has it. */
export const ON_PHONE = '@on-phone'

/** What a phone does alike: only the deep run tries it there too. */
export const PHONE_IN_DEEP = process.env['TEST_DEPTH'] === 'deep' ? PHONE_TOO : []

/** Only a wide window has it. */
export const WIDE_ONLY = '@wide-only'

/** Made in Firefox and WebKit too, by `npm run browsers`. */
export const EVERY_ENGINE = '@every-engine'
