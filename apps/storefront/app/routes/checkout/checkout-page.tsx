import { useEffect } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { CheckoutEmbed } from './checkout-embed.tsx'
import { EmptyCheckout } from './empty-checkout.tsx'
import { leaveByDocument } from './leave-by-document.ts'
import type { OpenCheckout } from './load-checkout.ts'

export function CheckoutPage({ checkout }: { checkout: OpenCheckout | null }) {
  const { t } = useShopText()
  useEffect(() => leaveByDocument(document), [])
  return (
    <>
      <PageHead title={t('checkout.title')} />
      {checkout ? <CheckoutEmbed checkout={checkout} /> : <EmptyCheckout />}
    </>
  )
}
