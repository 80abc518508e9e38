import { shopOption } from '#app/messages/shop-option.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { SHOP_SWITCH_ID, shopSwitchHref } from '#app/page/shop-switch-link.ts'
import { opensDialog } from '#app/ui/dialogs.ts'
import { Wrap } from '#app/ui/grid.tsx'
import { Headline } from '#app/ui/type.tsx'
import type { MenuLink } from './menu-links.ts'
import styles from './menu-page.module.css'

interface MenuPageProps {
  links: readonly MenuLink[]
  services: readonly { label: string; href: string }[]
}

/** Where the menu button of a phone leads without script: every level of the menu at once. */
export function MenuPage({ links, services }: MenuPageProps) {
  const { t, shop } = useShopText()
  const title = t('header.menu_title')
  return (
    <Wrap>
      <PageHead title={title} />
      <div className={styles.page}>
        <Headline as="h1" size={40}>
          {title}
        </Headline>
        <ul className={styles.sections}>
          {links.map((link) => (
            <Section key={link.href} link={link} />
          ))}
        </ul>
        <ul className={styles.services}>
          {services.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <li>
            <a href={shopSwitchHref(shop)} data-reload="" {...opensDialog(SHOP_SWITCH_ID)}>
              {t(shopOption(shop.path))}
            </a>
          </li>
        </ul>
      </div>
    </Wrap>
  )
}

function Section({ link }: { link: MenuLink }) {
  return (
    <li className={styles.section}>
      <a className={styles.title} href={link.href} data-sale={link.isSale ? '' : undefined}>
        {link.label}
      </a>
      {link.below.length > 0 && (
        <ul className={styles.groups}>
          {link.below.map((group) => (
            <Group key={group.href} link={group} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Group({ link }: { link: MenuLink }) {
  return (
    <li className={styles.group}>
      <a className={styles.name} href={link.href}>
        {link.label}
      </a>
      {link.below.length > 0 && (
        <ul className={styles.items}>
          {link.below.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
