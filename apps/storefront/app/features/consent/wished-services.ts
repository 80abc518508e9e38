import type { ConsentServiceId } from '@saum/domain/consent-services'

/** Nothing is allowed by accident: what is not clearly a yes is a no. */
export function wishedServices(
  form: FormData,
  offered: readonly ConsentServiceId[],
): readonly ConsentServiceId[] {
  const answer = form.get('answer')
  if (answer === 'all') return offered
  if (answer !== 'selected') return []
  const ticked = form.getAll('services')
  return offered.filter((service) => ticked.includes(service))
}
