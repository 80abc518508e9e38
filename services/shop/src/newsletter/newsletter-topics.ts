import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@saum/contract/newsletter'
import type { Locale } from '@saum/domain/shops'

/** What somebody gets who was not asked about topics. */
export const USUAL_TOPICS: readonly NewsletterTopic[] = ['new', 'magazine']

const GERMAN: Readonly<Record<NewsletterTopic, string>> = {
  new: 'neue Teile',
  magazine: 'Geschichten',
  sale: 'Angebote',
  branch: 'Neues aus deiner Filiale',
}

/** As the mail says them that asks whether somebody wants letters. */
const TOPIC_WORDS: Readonly<Record<Locale, Readonly<Record<NewsletterTopic, string>>>> = {
  'de-DE': GERMAN,
  'de-AT': GERMAN,
  'de-CH': GERMAN,
  'fr-CH': {
    new: 'nouveautés',
    magazine: 'histoires',
    sale: 'offres',
    branch: 'nouvelles de votre boutique',
  },
  'en-GB': {
    new: 'new pieces',
    magazine: 'stories',
    sale: 'offers',
    branch: 'news from your store',
  },
}

/** `neue Teile und Geschichten` */
export function topicWords(locale: Locale, topics: readonly NewsletterTopic[]): string {
  const words = TOPIC_WORDS[locale]
  const named = NEWSLETTER_TOPICS.filter((topic) => topics.includes(topic))
  return new Intl.ListFormat(locale).format(named.map((topic) => words[topic]))
}

/** As they are kept: each once and always in the same order. */
export function writeTopics(topics: readonly NewsletterTopic[]): string {
  return NEWSLETTER_TOPICS.filter((topic) => topics.includes(topic)).join(',')
}

export function readTopics(text: string | null): NewsletterTopic[] {
  const kept = new Set((text ?? '').split(','))
  return NEWSLETTER_TOPICS.filter((topic) => kept.has(topic))
}
