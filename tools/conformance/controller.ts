/** What every controller of the public client offers: a state, and word when it changes. */
export interface Controller<State> {
  readonly state: State
  subscribe(listener: () => void): () => void
}

const PATIENCE_MS = 5_000
const EXCERPT = 400

/** Waits until the state is as wanted, and says what it was instead. */
export async function until<State>(
  controller: Controller<State>,
  isWanted: (state: State) => boolean,
  what: string,
): Promise<State> {
  const { promise, resolve, reject } = Promise.withResolvers<State>()
  const timer = setTimeout(() => {
    const excerpt = JSON.stringify(controller.state).slice(0, EXCERPT)
    reject(new Error(`${what} did not come; the state is ${excerpt}`))
  }, PATIENCE_MS)
  const look = () => {
    if (isWanted(controller.state)) resolve(controller.state)
  }
  const unsubscribe = controller.subscribe(look)
  look()
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    unsubscribe()
  }
}

export interface AnsweredState {
  isLoading: boolean
  responseId: string
  error: unknown
}

/** Does something that asks the provider, and waits for its next reply. */
export async function answered<State extends AnsweredState>(
  controller: Controller<State>,
  act: () => void,
): Promise<State> {
  const before = controller.state.responseId
  act()
  const isAnswered = ({ isLoading, responseId, error }: State) =>
    !isLoading && (responseId !== before || Boolean(error))
  const state = await until(controller, isAnswered, 'A reply')
  if (state.error) throw new Error(`The provider refused: ${JSON.stringify(state.error)}`)
  return state
}
