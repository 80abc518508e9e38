import type { Backend } from '@saum/contract/backend'
import { NEWSLETTER_TOPICS, updateNewsletter } from '@saum/contract/newsletter'
import type { TopicsSaying } from '#app/features/newsletter/topics-saying.ts'

/** What came of the form; whatever is no topic of ours is none. */
export async function updateTopics(backend: Backend, form: FormData): Promise<TopicsSaying> {
  const ticked = new Set(form.getAll('topics'))
  const topics = NEWSLETTER_TOPICS.filter((topic) => ticked.has(topic))
  const updated = await backend.call(updateNewsletter, { topics })
  if (!updated.ok) return 'wait'
  const { state } = updated.value
  // Who had none before has stopped nothing.
  if (state === 'none') return form.get('state') === 'none' ? 'nothing' : 'stopped'
  return state === 'requested' ? 'asked' : 'saved'
}
