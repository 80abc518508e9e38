import { part } from './part.ts'

interface NoticeAction {
  label: string
  press: (button: HTMLButtonElement) => void
}

/** Words that the script has to add to a step, before its form; they take the place of earlier ones. */
export function showNotice(
  layout: HTMLElement,
  words: string,
  { kind = 'error', action }: { kind?: 'error' | 'info'; action?: NoticeAction } = {},
): HTMLElement {
  part(layout, 'failure')?.remove()
  const notice = document.createElement('div')
  notice.dataset['part'] = 'failure'
  notice.dataset['kind'] = kind
  notice.role = 'alert'
  notice.tabIndex = -1
  const text = document.createElement('p')
  text.textContent = words
  notice.append(text)
  if (action) notice.append(buttonOf(action))
  const form = part(layout, 'form')
  if (form) form.before(notice)
  else layout.prepend(notice)
  return notice
}

function buttonOf({ label, press }: NoticeAction): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset['part'] = 'link'
  button.textContent = label
  button.addEventListener('click', () => press(button))
  return button
}
