/**
 * Mail programs forget style sheets, so every element carries its own style. Classes are for those that
 * know them: narrow screens, and dark rooms, where the inks change places.
 */
export const SANS = "'Hanken Grotesk',Arial,Helvetica,sans-serif"
const SERIF = "'Instrument Serif',Georgia,'Times New Roman',serif"

export const INK = '#161412'
export const SOFT = '#6b645c'
export const LINE = '#e4dfd7'
export const PAPER = '#fbfaf7'
export const ACCENT = '#6e1f2b'

/** How large everything is that is read: body, or what the law wants to be written down. */
export interface Voice {
  size: number
  lineHeight: number
  color: string
  className: string
}

export const BODY: Voice = { size: 16, lineHeight: 1.55, color: INK, className: 'ink' }
export const SMALL: Voice = { size: 12, lineHeight: 1.6, color: INK, className: 'ink' }
export const FOOT: Voice = { size: 12, lineHeight: 1.6, color: SOFT, className: 'soft' }

export function voiceStyle({ size, lineHeight, color }: Voice): string {
  return `font-family:${SANS};font-size:${size}px;line-height:${lineHeight};color:${color}`
}

export function serifStyle(size: number, lineHeight: number): string {
  return `font-family:${SERIF};font-weight:400;font-size:${size}px;line-height:${lineHeight};color:${INK}`
}

/** A table that only places things; screen readers are told so. */
export function layoutTable(style: string, rows: string, className = ''): string {
  const names = className === '' ? '' : ` class="${className}"`
  return `<table role="presentation"${names} width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${style}">${rows}</table>`
}

const FACES = [
  { family: 'Instrument Serif', style: 'normal', weight: '400', file: 'instrument-serif-latin' },
  {
    family: 'Instrument Serif',
    style: 'italic',
    weight: '400',
    file: 'instrument-serif-italic-latin',
  },
  { family: 'Hanken Grotesk', style: 'normal', weight: '100 900', file: 'hanken-grotesk-latin' },
]

/** For the few programs that load fonts; all others have theirs. */
export function fontFaces(origin: string): string {
  return FACES.map(
    ({ family, style, weight, file }) =>
      `\n@font-face { font-family: '${family}'; font-style: ${style}; font-weight: ${weight}; src: url('${origin}/fonts/${file}.v1.woff2') format('woff2'); }`,
  ).join('')
}

export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; }
a { text-underline-offset: 4px; }
@media (max-width: 599px) {
  .pad { padding-left: 16px !important; padding-right: 16px !important; }
  .half { display: block !important; width: 100% !important; padding-left: 0 !important; padding-right: 0 !important; }
  .above { border: 0 !important; padding-bottom: 0 !important; }
  .below { padding-top: 2px !important; }
  .big { font-size: 38px !important; }
  .button { display: block !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background: #161412 !important; }
  .ink { color: #f4f1ea !important; }
  .soft { color: #b8afa4 !important; }
  .accent { color: #e3a3ab !important; }
  .line { border-color: #3d3831 !important; }
  .button { background: #f4f1ea !important; color: #161412 !important; }
}`
