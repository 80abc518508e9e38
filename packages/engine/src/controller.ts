import type { View } from './state.ts'

/** What a screen holds: a state to show, verbs to use, and word when the state changes. */
export interface Controller<Shown> {
  /** The same object until something changed, so screens may compare it. */
  readonly state: Shown
  subscribe(listener: () => void): () => void
}

/** Puts verbs on top of a view. */
export function controllerOf<Shown, Verbs extends object>(
  view: View<Shown>,
  verbs: Verbs,
): Controller<Shown> & Verbs {
  return {
    ...verbs,
    get state() {
      return view.get()
    },
    subscribe: view.subscribe,
  }
}
