import type { View } from './state.ts'

/** What a screen holds: a state to show, verbs to use, and word when the state changes. */
export interface Controller<Shown> {
  /** The same object until something changed, so screens may compare it. */
  readonly state: Shown
  subscribe(listener: () => void): () => void
}

/** One getter for all: objects that bring a getter of their own are many times dearer to make. */
class Viewed<Shown> {
  readonly view: View<Shown>

  constructor(view: View<Shown>) {
    this.view = view
  }

  get state(): Shown {
    return this.view.get()
  }
}

/** Puts verbs on top of a view. */
export function controllerOf<Shown, Verbs extends object>(
  view: View<Shown>,
  verbs: Verbs,
): Controller<Shown> & Verbs {
  return Object.assign(new Viewed(view), { subscribe: view.subscribe }, verbs)
}
