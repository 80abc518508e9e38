import { useShopText } from '#app/messages/shop-text.tsx'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './leave-card.module.css'

/** As easy as joining, with what is lost by it said before. */
export function LeaveCard({ owesPoints }: { owesPoints: boolean }) {
  const { t } = useShopText()
  return (
    <section className={styles.leave}>
      <Accordion>
        <AccordionItem title={t('card.leave')}>
          <form method="post" className={styles.form}>
            <input type="hidden" name="intent" value="leave" />
            <input type="hidden" name="sure" value="yes" />
            <Text tone="soft">{t(owesPoints ? 'card.leave_hint_owed' : 'card.leave_hint')}</Text>
            <div>
              <Button type="submit" look="line">
                {t('card.leave_now')}
              </Button>
            </div>
          </form>
        </AccordionItem>
      </Accordion>
    </section>
  )
}
