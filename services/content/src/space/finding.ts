/** What somebody should know about a file of the content folder. */
export interface Finding {
  /**
   * `left-out`: cannot be shown until it is mended. `fault`: shown, but not as its author means it.
   * `warning`: worth a look.
   */
  severity: 'left-out' | 'fault' | 'warning'
  /** Path within the content folder. */
  file: string
  message: string
}

export function describeFinding({ file, message }: Finding): string {
  return `${file} ${message}`
}
