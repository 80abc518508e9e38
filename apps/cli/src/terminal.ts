/** Where a command is run from and where it writes to. */
export interface Terminal {
  out: Output
  err: Output
  env: Record<string, string | undefined>
  /** What relative file names start from. */
  folder: string
}

export interface Output {
  /** `false` asks to wait until it is drained. */
  write(text: string): unknown
  once?(event: 'drain', listener: () => void): unknown
  /** Only on a screen may a line be written over. */
  isTTY?: boolean
  columns?: number
}

export function say(output: Output, text: string): void {
  output.write(`${text}\n`)
}

/** Waits for a slow reader, so that a long output does not pile up in memory. */
export async function writeSlowly(output: Output, text: string): Promise<void> {
  if (output.write(text) !== false || output.once === undefined) return
  await new Promise<void>((resolve) => void output.once?.('drain', resolve))
}
