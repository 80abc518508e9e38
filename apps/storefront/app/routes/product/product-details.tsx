import type { ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { CareList } from '#app/ui/care-list.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './product-details.module.css'
import type { MakerFacts } from './garment-facts.ts'
import type { ProductFacts } from './product-facts.ts'

export function ProductDetails({ product }: { product: ProductFacts }) {
  const { t } = useShopText()
  const { description, details, facts, materials, care, maker, links, hasAnimalParts } = product
  const number = { name: t('product.article'), value: product.articleNumber }
  return (
    <Accordion>
      <AccordionItem title={t('product.details')} open>
        {description && <p>{description}</p>}
        {details.length > 0 && (
          <ul className={styles.list}>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
        <Facts facts={[...facts, number]} />
      </AccordionItem>
      {(materials.length > 0 || care.length > 0 || hasAnimalParts) && (
        <AccordionItem title={t('product.material_care')}>
          {materials.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {hasAnimalParts && <p>{t('product.animal_parts')}</p>}
          {care.length > 0 && <CareList instructions={care} />}
          <PageLink href={links.care}>{t('product.care_more')}</PageLink>
        </AccordionItem>
      )}
      <AccordionItem title={t('product.delivery_returns')}>
        <p>{t('product.returns_line')}</p>
        <PageLink href={links.delivery}>{t('product.delivery_more')}</PageLink>
        <PageLink href={links.returns}>{t('product.returns_more')}</PageLink>
      </AccordionItem>
      <AccordionItem title={t('product.maker')}>
        {maker && <Maker {...maker} />}
        <Warnings warnings={product.warnings} />
        <PageLink href={links.guarantee}>{t('product.guarantee_link')}</PageLink>
      </AccordionItem>
    </Accordion>
  )
}

function Maker({ name, address, email }: MakerFacts) {
  const { richText } = useShopText()
  const mail = <TextLink href={`mailto:${email}`}>{email}</TextLink>
  return <p>{richText('product.maker_text', { name, address, email: mail })}</p>
}

/** The shop says that none are needed only where the range says so. */
function Warnings({ warnings }: Pick<ProductFacts, 'warnings'>) {
  const { t } = useShopText()
  if (warnings === null) return null
  if (warnings.length === 0) return <p>{t('product.no_warnings')}</p>
  return (
    <>
      <p>{t('product.warnings')}</p>
      <ul className={styles.list}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </>
  )
}

function PageLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return null
  return (
    <p>
      <TextLink href={href}>{children}</TextLink>
    </p>
  )
}
