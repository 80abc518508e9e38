import { kept, withSet } from '../state.ts'
import type { TriggerReply } from '../wire/reply.ts'

export interface Execution {
  functionName: string
  params: readonly (string | number | boolean)[]
}

/** What the provider tells the page to do besides showing products. */
export interface Triggers {
  /** Empty where the page may stay. */
  redirectTo: string
  /** The query a trigger replaced the visitor's with; empty where none did. */
  query: string
  executions: readonly Execution[]
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

/** With a new question the replaced query is over; what the visitor refused stays refused. */
export function clearModification(triggers: Triggers): Triggers {
  const { queryToIgnore } = triggers.queryModification
  return {
    ...triggers,
    query: '',
    queryModification: { ...NO_TRIGGERS.queryModification, queryToIgnore },
  }
}

export function answerTriggers(triggers: Triggers, replies: readonly TriggerReply[]): Triggers {
  let redirectTo = ''
  const executions: Execution[] = []
  const notifications: string[] = []
  for (const { type, content } of replies) {
    if (type === 'redirect') redirectTo ||= content
    else if (type === 'notify') notifications.push(content)
    else if (type === 'execute') {
      executions.push({ functionName: content.name, params: content.params })
    }
  }
  const { queryModification } = triggers
  return {
    redirectTo,
    query: queryModification.newQuery,
    executions: kept(triggers.executions, executions),
    notifications: kept(triggers.notifications, notifications),
    queryModification,
  }
}

/** The query the provider wants searched instead; empty where it wants none. */
export function triggeredQuery(replies: readonly TriggerReply[]): string {
  for (const { type, content } of replies) if (type === 'query') return content
  return ''
}

export function modifyQuery(triggers: Triggers, originalQuery: string, newQuery: string): Triggers {
  return { ...triggers, queryModification: { originalQuery, newQuery, queryToIgnore: '' } }
}

export function ignoreQuery(triggers: Triggers, queryToIgnore: string): Triggers {
  const queryModification = withSet(triggers.queryModification, { queryToIgnore })
  return withSet(triggers, { queryModification })
}
