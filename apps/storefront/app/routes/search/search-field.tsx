import { useRef, type FormEvent, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { encodeTerm, MAX_TERM_LENGTH } from '#app/features/listing/address-parts.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { IconButton, IconLink } from '#app/ui/icon-button.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import styles from './search-field.module.css'

interface SearchFieldProps {
  searchTerm: string
  /** As large as a headline, where the page has no other. */
  isLarge: boolean
}

/** What was searched for, ready to be changed. */
export function SearchField({ searchTerm, isLarge }: SearchFieldProps) {
  const { t, shop } = useShopText()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const action = `/${shop.path}/search/`

  function search(event: FormEvent) {
    event.preventDefault()
    const typed = input.current?.value.trim() ?? ''
    void navigate(typed === '' ? action : `${action}?searchTerm=${encodeTerm(typed)}`)
  }

  /** Without script the link leads to an empty field. */
  function clear(event: MouseEvent) {
    event.preventDefault()
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
  }

  return (
    <form
      className={styles.form}
      action={action}
      role="search"
      onSubmit={search}
      data-large={isLarge}
    >
      <label className={styles.label} htmlFor="term">
        {t('search.label')}
      </label>
      <input
        className={styles.input}
        ref={input}
        id="term"
        type="search"
        name="searchTerm"
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        key={searchTerm}
        defaultValue={searchTerm}
        placeholder={t('search.placeholder')}
        maxLength={MAX_TERM_LENGTH}
      />
      {searchTerm !== '' && (
        <IconLink icon="close" label={t('search.clear')} href={action} onClick={clear} />
      )}
      {isLarge ? (
        <IconButton icon="search" label={t('search.submit')} type="submit" />
      ) : (
        <TextButton type="submit" alone>
          {t('search.submit')}
        </TextButton>
      )}
    </form>
  )
}
