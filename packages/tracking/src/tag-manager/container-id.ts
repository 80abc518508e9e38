const CONTAINER_ID = /^GTM-[A-Z\d]+$/

/** Whether a text names a container of the tag manager. */
export function isContainerId(text: string): boolean {
  return CONTAINER_ID.test(text)
}
