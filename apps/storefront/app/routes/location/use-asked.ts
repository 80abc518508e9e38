import { useEffect, useRef, type RefObject } from 'react'
import { toQuery, type LocationQuestion } from './location-question.ts'

/**
 * A form whose fields follow the address: links, pins and the way back ask, too. They are set in place, so
 * that whoever ticks a box stays on it; what was not asked anew is left alone, as somebody may be typing.
 */
export function useAsked(question: LocationQuestion): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(question)

  useEffect(() => {
    const before = shown.current
    shown.current = question
    if (form.current === null || before === question) return
    setBoxes(form.current, toQuery(before), toQuery(question))
    if (before.place !== question.place) setField(form.current, 'q', question.place)
    if (before.radiusKm !== question.radiusKm) {
      setField(form.current, 'radius', String(question.radiusKm))
    }
  }, [question])

  return form
}

function setBoxes(form: HTMLFormElement, before: URLSearchParams, after: URLSearchParams) {
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    const isAsked = after.has(box.name, box.value)
    if (before.has(box.name, box.value) !== isAsked) box.checked = isAsked
  }
}

function setField(form: HTMLFormElement, name: string, value: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
}
