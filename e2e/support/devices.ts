import { test } from './test.ts'

/** For a describe block or file whose matter only exists, or is the same, on a desktop. */
export function onlyOnDesktop(reason: string): void {
  test.skip(({ isMobile }) => isMobile, reason)
}

export function onlyOnPhone(reason: string): void {
  test.skip(({ isMobile }) => !isMobile, reason)
}
