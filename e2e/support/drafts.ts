import type { EditedShop } from './edited-shop.ts'

export const DRAFT = 'Lieferung im Entwurf'
export const LATER = 'Ab Mai auch mit dem Rad'

/** A draft of the delivery page, with a block that is shown from May on. */
export async function draftDelivery(shop: EditedShop): Promise<void> {
  const page = await shop.read('pages/delivery/de-DE.md')
  const draft = page
    .replace(/^title: .*$/m, `title: "${DRAFT}"`)
    .replace(/^# .*$/m, `# ${DRAFT}\n\n<!-- entry: delivery-later -->`)
  await shop.write('drafts/pages/delivery/de-DE.md', draft)
  await shop.write(
    'drafts/entries/delivery-later.json',
    JSON.stringify({
      type: 'text',
      fields: {
        title: { 'de-DE': LATER },
        body: { 'de-DE': 'In Hamburg und Berlin.' },
        visibleFrom: '2027-05-01T00:00:00+02:00',
      },
    }),
  )
}

/** A link by which an editor opens the preview of a page. */
export async function previewLink(shop: EditedShop, page: string): Promise<string> {
  return (await shop.saum('content', 'preview-link', page, '--shop', 'de')).trim()
}
