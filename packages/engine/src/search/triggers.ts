/** What the provider tells the page to do besides showing products. */
export interface Triggers {
  /** Empty where the page may stay. */
  redirectTo: string
  /** The query a trigger replaced the visitor's with; empty where none did. */
  query: string
  executions: readonly { functionName: string; params: readonly (string | number | boolean)[] }[]
  notifications: readonly string[]
  queryModification: { originalQuery: string; newQuery: string; queryToIgnore: string }
}

export const NO_TRIGGERS: Triggers = {
  redirectTo: '',
  query: '',
  executions: [],
  notifications: [],
  queryModification: { originalQuery: '', newQuery: '', queryToIgnore: '' },
}
