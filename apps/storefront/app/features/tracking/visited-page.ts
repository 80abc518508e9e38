import { publicPath } from '@saum/domain/secret-path'

/** A page the visitor has come to, as the router knows it. */
export interface VisitedPage {
  pageType: string
  /** Without query and without secrets. */
  path: string
  /** With its secrets; others are never told it. */
  pathname: string
  /** What its loader has answered; read by those who know the page type. */
  data: unknown
  /** As it was when the visitor went on; `null` while they are there. */
  title: string | null
}

interface CurrentFacts {
  pageType: string | null
  pathname: string
  data: unknown
}

export function toVisitedPage({ pageType, pathname, data }: CurrentFacts): VisitedPage {
  return { pageType: pageType ?? 'error', path: publicPath(pathname), pathname, data, title: null }
}
