interface SharedPage {
  title: string
  url: string
}

/** The part of `navigator` that it needs; each is missing in some browsers. */
export interface SharingDevice {
  share?: (page: SharedPage) => Promise<void>
  clipboard?: { writeText(text: string): Promise<void> }
}

/** `closed`: the shopper took none of the choices, or the browser refused; there is nothing to say. */
export async function sharePage(
  device: SharingDevice,
  page: SharedPage,
): Promise<'shared' | 'copied' | 'closed'> {
  try {
    if (device.share) {
      await device.share(page)
      return 'shared'
    }
    if (!device.clipboard) return 'closed'
    await device.clipboard.writeText(page.url)
    return 'copied'
  } catch {
    return 'closed'
  }
}
