import { publicPath } from '@saum/domain/secret-path'
import { SHOPS, DEFAULT_SHOP, type ShopPath } from '@saum/domain/shops'
import { useLocation } from 'react-router'
import { OpenGraph } from './open-graph.tsx'
import { usePageSettings } from './page-settings.ts'

/** The same page in the other shops; absent where a shop does not have it. */
export type Alternates = Partial<Record<ShopPath, string>>

export interface PageHeadProps {
  title: string
  description?: string
  /** Only pages that search engines should show: all others say so. */
  isIndexed?: boolean
  alternates?: Alternates
  /** Path and query that stand for this page, where they are not its own path. */
  canonical?: string | undefined
  /** Key of the picture a shared link shows. */
  pictureKey?: string | undefined
  isProduct?: boolean
}

/** What a page tells browsers and search engines about itself. React lifts it into the head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, isIndexed = false, alternates } = props
  const { pathname } = useLocation()
  const { publicOrigin } = usePageSettings()
  return (
    <>
      <title>{`${title} | Saum`}</title>
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex, follow" />}
      {(isIndexed || props.canonical) && (
        <link rel="canonical" href={publicOrigin + (props.canonical ?? publicPath(pathname))} />
      )}
      {isIndexed && alternates && <AlternateLinks origin={publicOrigin} alternates={alternates} />}
      {import.meta.env.SSR && <OpenGraph {...props} />}
    </>
  )
}

function AlternateLinks({ origin, alternates }: { origin: string; alternates: Alternates }) {
  const fallback = alternates[DEFAULT_SHOP.path]
  return (
    <>
      {SHOPS.map(({ path, hreflang }) => {
        const href = alternates[path]
        return href && <link key={path} rel="alternate" hrefLang={hreflang} href={origin + href} />
      })}
      {fallback && <link rel="alternate" hrefLang="x-default" href={origin + fallback} />}
    </>
  )
}
