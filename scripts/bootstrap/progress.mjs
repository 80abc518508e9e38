const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const FRAME_MS = 100
/** Shorter work says nothing until it is done. */
const PATIENCE_MS = 2_000
const REMINDER_MS = 30_000
const CLEAR_LINE = '\r\u001B[K'

/**
 * @typedef {object} Words
 * @property {string} doing
 * @property {string} done
 *
 * @typedef {object} Progress
 * @property {<T>(words: Words, work: () => Promise<T>) => Promise<T>} step
 *   One line when the work is done; a living line meanwhile, if somebody is watching.
 * @property {(text: string) => void} note
 *
 * @typedef {object} Display
 * @property {(doing: string) => () => void} begin answers with the function that ends it
 * @property {(line: string) => void} print
 *
 * @typedef {{ isTTY?: boolean, write: (text: string) => unknown }} Output
 */

/** @param {number} ms */
export function seconds(ms) {
  return `${(ms / 1_000).toFixed(1)} s`
}

/**
 * Steps may run side by side; each ends with a line of its own.
 *
 * @param {Output} output
 * @returns {Progress}
 */
export function createProgress(output) {
  const display = output.isTTY ? createSpinner(output) : createReminders(output)
  return {
    async step({ doing, done }, work) {
      const started = Date.now()
      const end = display.begin(doing)
      let line = `✗ ${doing} failed`
      try {
        const result = await work()
        line = `✓ ${done}`
        return result
      } finally {
        end()
        display.print(`${line} (${seconds(Date.now() - started)})`)
      }
    },
    note: (text) => display.print(`· ${text}`),
  }
}

/**
 * One living line that names everything under way.
 *
 * @param {Output} output
 * @returns {Display}
 */
function createSpinner(output) {
  /** @type {Map<object, { doing: string, started: number }>} */
  const running = new Map()
  let frame = 0
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  function draw() {
    const steps = [...running.values()]
    const elapsed = Date.now() - Math.min(...steps.map(({ started }) => started))
    const time = elapsed < PATIENCE_MS ? '' : ` ${Math.floor(elapsed / 1_000)} s`
    const names = steps.map(({ doing }) => doing).join(', ')
    output.write(`${CLEAR_LINE}${FRAMES[frame++ % FRAMES.length]} ${names}${time}`)
  }

  return {
    begin(doing) {
      const key = {}
      running.set(key, { doing, started: Date.now() })
      timer ??= setInterval(draw, FRAME_MS)
      return () => {
        running.delete(key)
        if (running.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
    print: (line) => output.write(`${CLEAR_LINE}${line}\n`),
  }
}

/**
 * For logs: long work announces itself once and then says now and again that it still lives.
 *
 * @param {Output} output
 * @returns {Display}
 */
function createReminders(output) {
  return {
    begin(doing) {
      const started = Date.now()
      const first = setTimeout(() => output.write(`… ${doing}\n`), PATIENCE_MS)
      const later = setInterval(
        () => output.write(`… ${doing} (${Math.round((Date.now() - started) / 1_000)} s)\n`),
        REMINDER_MS,
      )
      return () => {
        clearTimeout(first)
        clearInterval(later)
      }
    },
    print: (line) => output.write(`${line}\n`),
  }
}
