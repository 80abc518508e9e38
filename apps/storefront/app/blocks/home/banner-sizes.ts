/**
 * How wide the picture of a banner is drawn: an upright one as wide as the screen, a broad one at 16:9 in the
 * height of `banner-block.module.css` and so at times wider. What announces it has to say the same.
 */
export const BANNER_SIZES = '(orientation: portrait) 100vw, max(100vw, 178vh - 27rem)'
