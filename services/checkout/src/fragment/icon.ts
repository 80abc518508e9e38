import { raw } from 'hono/html'
import type { Html } from '../markup.ts'

const DRAWINGS = {
  alert: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v6M12 16v.5"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v6M12 7.5V8"/>',
  down: '<path d="m6 9.5 6 6 6-6"/>',
} as const

export function icon(name: keyof typeof DRAWINGS): Html {
  return raw(`<svg data-part="icon" viewBox="0 0 24 24" aria-hidden="true">${DRAWINGS[name]}</svg>`)
}
