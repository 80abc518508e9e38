const ENDINGS =
  'com|net|org|info|biz|eu|io|at|ch|uk|co|cc|tv|ru|cn|xyz|dev|shop|store|online|site|club|link|live'

/**
 * How a web address looks to a program that makes links of text: how it begins, a common ending after any word,
 * or a longer word, a dot and small letters. Shorter words before a dot are titles and abbreviations, as in
 * `Dr.Maier`, `Str.der Einheit` or `Rte.de Berne`; `med.` and `Co.KG` are no endings either.
 */
const SHAPES: readonly RegExp[] = [
  /\bwww\.|:\/\//iu,
  new RegExp(String.raw`[\p{L}\p{N}-]{2}\.(?:${ENDINGS})(?![\p{L}\p{N}-])`, 'iu'),
  /[\p{L}\p{N}-]{4}\.\p{Ll}{4,}(?![\p{L}\p{N}.-])/u,
  /[\p{L}\p{N}-]{5}\.\p{Ll}{2,}(?![\p{L}\p{N}.-])/u,
]

/** Whether a line that is to name a person or a place also names a web address. */
export function holdsWebAddress(text: string): boolean {
  return SHAPES.some((shape) => shape.test(text))
}
