import { part } from './part.ts'

interface NoticeAction {
  label: string
  press: (button: HTMLButtonElement) => void
}

/** Words that the script has to add to a step, before its form; they take the place of earlier ones. */
export function showNotice(layout: HTMLElement, words: string, action?: NoticeAction): HTMLElement {
  const earlier = part(layout, 'failure')
  const hadFocus = earlier?.contains(document.activeElement) === true
  earlier?.remove()
  const notice = document.createElement('div')
  notice.dataset['part'] = 'failure'
  notice.role = 'alert'
  notice.tabIndex = -1
  const text = document.createElement('p')
  text.textContent = words
  notice.append(text)
  if (action) notice.append(buttonOf(action))
  const form = part(layout, 'form')
  if (form) form.before(notice)
  else layout.prepend(notice)
  if (hadFocus) notice.querySelector('button')?.focus()
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
