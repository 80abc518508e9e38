const COLUMNS = '▁▂▃▄▅▆▇█'
const EIGHTHS = ' ▏▎▍▌▋▊▉█'

/** One column per number; nothing is a space, and the least of something can be seen. */
export function toSparkline(numbers: readonly number[]): string {
  const most = Math.max(...numbers)
  return numbers
    .map((number) => (number === 0 ? ' ' : COLUMNS.charAt(Math.ceil((number / most) * 8) - 1)))
    .join('')
}

/** A share of the width in eighths of a sign; always as wide, so that what follows lines up. */
export function toBar(share: number, width: number): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * width * 8)
  const rest = eighths % 8 === 0 ? '' : EIGHTHS.charAt(eighths % 8)
  return ('█'.repeat(Math.floor(eighths / 8)) + rest).padEnd(width)
}
