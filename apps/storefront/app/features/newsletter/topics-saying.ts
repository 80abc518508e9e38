/** Says in the address of a page what came of the form of topics. */
export const TOPICS_SAYING = 'newsletter'

export type TopicsSaying = 'saved' | 'asked' | 'stopped' | 'nothing' | 'wait'
