/** What somebody has typed, on one line and without signs that a terminal would obey. */
export function toPlainLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
}
