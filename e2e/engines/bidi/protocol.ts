import type { RawData } from 'ws'

/** The messages of WebDriver BiDi, as far as a relay needs to understand them. */
export interface Command {
  id: number
  method: string
  params: Record<string, unknown>
}

export type Result = Record<string, unknown>

export type Message =
  | { type: 'success'; id: number; result: Result }
  | { type: 'error'; id: number; error: string; message: string }
  | { type: 'event'; method: string; params: Result }

export function parseCommand(text: string): Command {
  const { id, method, params } = JSON.parse(text) as Partial<Command>
  if (typeof id !== 'number' || typeof method !== 'string') throw new Error(`No command: ${text}`)
  return { id, method, params: params ?? {} }
}

/** Messages are text; the library hands them over as bytes. */
export function textOf(data: RawData): string {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)
  return bytes.toString()
}
