import { pictureUrl } from '@saum/domain/picture-url'
import { publicPath } from '@saum/domain/secret-path'
import { SHOPS, type Shop } from '@saum/domain/shops'
import { useLocation } from 'react-router'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { PageHeadProps } from './page-head.tsx'
import { usePageSettings } from './page-settings.ts'

/**
 * What a link to the page looks like where it is shared. Only programs that read the server's markup
 * need it, so browsers load none of this.
 */
export function OpenGraph(props: PageHeadProps) {
  const { title, description, alternates, pictureKey, isProduct } = props
  const { shop } = useShopText()
  const { pathname } = useLocation()
  const { publicOrigin, imageBase } = usePageSettings()
  const picture =
    pictureKey && pictureUrl(imageBase, { key: pictureKey, width: 900, format: 'webp' })
  const others = SHOPS.filter(({ path }) => path !== shop.path && alternates?.[path] !== undefined)
  return (
    <>
      <meta property="og:site_name" content="Saum" />
      <meta property="og:type" content={isProduct ? 'product' : 'website'} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={publicOrigin + publicPath(pathname)} />
      <meta property="og:locale" content={underscored(shop)} />
      {others.map((other) => (
        <meta key={other.path} property="og:locale:alternate" content={underscored(other)} />
      ))}
      {picture && <meta property="og:image" content={absolute(picture, publicOrigin)} />}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
    </>
  )
}

/** A CDN's address is absolute already. */
function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address
}

function underscored({ locale }: Shop): string {
  return locale.replace('-', '_')
}
