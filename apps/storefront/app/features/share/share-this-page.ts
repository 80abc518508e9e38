import { publicAddress } from '@saum/domain/public-address'
import { sharePage, type SharingDevice } from './share-page.ts'

/** Shares the page the shopper is on, by the address that others may know. */
export function shareThisPage(device: SharingDevice, title: string): ReturnType<typeof sharePage> {
  return sharePage(device, { title, url: publicAddress(location.href) })
}
