import { toSafeHref } from '@saum/domain/safe-href'

/** `page:delivery`, `category:knitwear`, `symbol:care-wash-30`: resolved where such things are known. */
const NAMED = /^(?:page|category|symbol):[a-z0-9]+(?:[-/_][a-z0-9]+)*$/i

/** The address if content may link to it: one that is safe, or the name of something. */
export function toLinkAddress(href: string): string | null {
  return NAMED.test(href) ? href : toSafeHref(href)
}
