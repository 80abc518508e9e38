/** Steps that have an address of their own; the others are wherever the checkout ends. */
const STEPS: ReadonlySet<string> = new Set(['contact', 'delivery', 'review'])

export function stepOf(address: string): string | null {
  return new URL(address).searchParams.get('step')
}

/** The address of the page at a step, without what was said about the one before. */
export function withStep(address: string, step: string): string {
  const url = new URL(address)
  for (const name of ['notice', 'payment', 'step']) url.searchParams.delete(name)
  if (STEPS.has(step)) url.searchParams.set('step', step)
  return url.href
}

/** Adds the step to the history, or corrects the entry there is; the router of a page keeps its own state. */
export function enterStep(step: string, isNew: boolean): void {
  const address = withStep(location.href, step)
  if (address === location.href) return
  if (isNew) history.pushState(history.state, '', address)
  else history.replaceState(history.state, '', address)
}
