'use strict'

/*
 * Calls into a page: keeps values for later calls and writes them as the remote values of WebDriver BiDi.
 * WebKit runs this text at the start of every document, in a world apart from the page's own script,
 * which the page's security policy does not bind. It imports nothing.
 */
if (!('__relay' in globalThis)) {
  type RemoteValue = { type: string; value?: unknown; handle?: string; sharedId?: string }
  type Argument = RemoteValue & { value?: never } & Record<string, unknown>
  interface Call {
    args: Argument[]
    depth: number
    keepsResult: boolean
  }

  const page = window
  const kept = new Map<string, unknown>()
  const nodeIds = new WeakMap<object, string>()
  /** A handle of an earlier document must not name a value of this one. */
  const documentId = crypto.getRandomValues(new Uint32Array(2)).join('-')
  let lastId = 0

  function keep(value: unknown): string {
    const id = `${documentId}-${++lastId}`
    kept.set(id, value)
    return id
  }

  function idOfNode(node: object): string {
    const id = nodeIds.get(node) ?? keep(node)
    nodeIds.set(node, id)
    return id
  }

  function writeNumber(value: number): unknown {
    if (Object.is(value, -0)) return '-0'
    return Number.isFinite(value) ? value : String(value)
  }

  function write(value: unknown, depth: number): RemoteValue {
    if (value === null) return { type: 'null' }
    if (typeof value === 'number') return { type: 'number', value: writeNumber(value) }
    if (typeof value === 'bigint') return { type: 'bigint', value: String(value) }
    if (typeof value === 'undefined' || typeof value === 'symbol') return { type: typeof value }
    if (typeof value === 'string' || typeof value === 'boolean')
      return { type: typeof value, value }
    if (typeof value === 'function') return { type: 'function' }
    return writeObject(value, depth)
  }

  function writeObject(value: object, depth: number): RemoteValue {
    if (value instanceof Node) {
      const localName = value instanceof Element ? value.localName : value.nodeName
      return { type: 'node', sharedId: idOfNode(value), value: { localName } }
    }
    if (value === page) return { type: 'window', value: { context: '' } }
    if (value instanceof Date) return { type: 'date', value: value.toISOString() }
    if (value instanceof RegExp) {
      return { type: 'regexp', value: { pattern: value.source, flags: value.flags } }
    }
    if (value instanceof Error) return { type: 'error' }
    if (value instanceof Promise) return { type: 'promise' }
    if (Array.isArray(value)) {
      if (depth === 0) return { type: 'array' }
      return { type: 'array', value: value.map((item) => write(item, depth - 1)) }
    }
    if (depth === 0) return { type: 'object' }
    const entries = Object.entries(value).map(([key, item]) => [key, write(item, depth - 1)])
    return { type: 'object', value: entries }
  }

  function read(argument: Argument): unknown {
    const id = argument.handle ?? argument.sharedId
    if (id !== undefined) {
      if (!kept.has(id)) throw new Error(`Unknown handle ${id}`)
      return kept.get(id)
    }
    const value: unknown = argument.value
    switch (argument.type) {
      case 'undefined':
        return undefined
      case 'null':
        return null
      case 'number':
        return Number(value)
      case 'bigint':
        return BigInt(value as string)
      case 'date':
        return new Date(value as string)
      case 'regexp': {
        const { pattern, flags } = value as { pattern: string; flags: string }
        return new RegExp(pattern, flags)
      }
      case 'array':
        return (value as Argument[]).map(read)
      case 'object':
        return Object.fromEntries(
          (value as [Argument, Argument][]).map(([key, item]) => [String(read(key)), read(item)]),
        )
      default:
        return value
    }
  }

  async function call(work: (...args: unknown[]) => unknown, { args, depth, keepsResult }: Call) {
    // A handle of an earlier document is no exception of the page's: the caller is told.
    const values = args.map(read)
    try {
      const value = await work(...values)
      const result = write(value, depth)
      const isKept = keepsResult && value !== null && /^(object|function)$/.test(typeof value)
      if (isKept) result.handle = keep(value)
      return { type: 'success', result }
    } catch (error) {
      return { type: 'exception', exceptionDetails: { text: describeError(error) } }
    }
  }

  function describeError(error: unknown): string {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  }

  Object.defineProperty(page, '__relay', {
    value: { call, forget: (ids: string[]) => ids.forEach((id) => kept.delete(id)) },
  })
}
