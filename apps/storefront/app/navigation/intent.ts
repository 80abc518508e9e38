/** Where the visitor is on the way to: there a document is loaded when a file of this build is gone. */
export interface IntentMemory {
  remember(path: string): void
  forget(): void
  current(): string | null
}

export function createIntentMemory(): IntentMemory {
  let path: string | null = null
  return {
    remember: (target) => void (path = target),
    forget: () => void (path = null),
    current: () => path,
  }
}
