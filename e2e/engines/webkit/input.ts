interface Action {
  x?: number
  y?: number
}

interface Source {
  actions: Action[]
}

/** The driver takes whole pixels only. */
export function inputActions(sources: unknown): Source[] {
  return (sources as Source[]).map((source) => ({
    ...source,
    actions: source.actions.map((action) =>
      action.x === undefined || action.y === undefined
        ? action
        : { ...action, x: Math.floor(action.x), y: Math.floor(action.y) },
    ),
  }))
}
