import { useEffect } from 'react'
import { followKeyboard } from './follow-keyboard.ts'

/** Keeps bars and dialogs above the on-screen keyboard. */
export function KeyboardRoom() {
  useEffect(() => followKeyboard(window), [])
  return null
}
