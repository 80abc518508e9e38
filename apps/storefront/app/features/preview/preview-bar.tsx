import type { PreviewFacts } from '@saum/contract/storefront'
import type { ShopText } from '#app/messages/shop-text.tsx'

interface PreviewBarProps {
  preview: PreviewFacts
  /** The address of the page as it was asked for. */
  address: URL
  /** The moment as a field for dates and times wants it. */
  chosen: string
  text: Pick<ShopText, 't' | 'formatDate'>
}

/** Says that this is no page for shoppers, as of when, and leads out again. Works without scripts. */
export function PreviewBar({ preview, address, chosen, text: { t, formatDate } }: PreviewBarProps) {
  const { at, choice, editorAddress } = preview
  const others = [...address.searchParams].filter(([name]) => name !== 'previewDate')
  const now = new URLSearchParams(others)
  return (
    <aside
      className="preview"
      aria-label={t('preview.label')}
      data-preview-bar=""
      {...(editorAddress !== null && { 'data-editor': editorAddress })}
    >
      <p className="preview-words">
        <strong>{t('preview.banner')}</strong>{' '}
        {choice === 'unreadable' && <span role="status">{t('preview.date_unreadable')}</span>}
        {choice === 'now' && t('preview.moment_now')}
        {choice === 'chosen' &&
          t('preview.moment_at', { date: formatDate(at), time: formatDate(at, 'time') })}
      </p>
      <p className="preview-hint">{t('preview.inspect_hint')}</p>
      <form className="preview-form" method="post" action="/preview/leave">
        <input type="hidden" name="to" value={`${address.pathname}${address.search}`} />
        <button type="submit">{t('preview.leave')}</button>
      </form>
      <button type="button" hidden aria-pressed="false" data-preview-inspect="">
        {t('preview.inspect')}
      </button>
      <form className="preview-form" method="get" action={address.pathname}>
        {others.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="preview-date">{t('preview.date_label')}</label>
        <input id="preview-date" type="datetime-local" name="previewDate" defaultValue={chosen} />
        <button type="submit">{t('preview.date_submit')}</button>
        {choice === 'chosen' && (
          <a href={`${address.pathname}?${now.toString()}`}>{t('preview.date_now')}</a>
        )}
      </form>
      <PreviewPanel t={t} />
    </aside>
  )
}

function PreviewPanel({ t }: Pick<ShopText, 't'>) {
  return (
    <div
      className="preview-panel"
      role="group"
      aria-label={t('preview.panel')}
      tabIndex={-1}
      hidden
      data-preview-panel=""
    >
      <dl>
        {(['entry', 'field', 'file'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`preview.${name}`)}</dt>
            <dd data-preview-value={name} />
          </div>
        ))}
      </dl>
      <a hidden target="_blank" rel="noreferrer" href="/" data-preview-edit="">
        {t('preview.edit')}
      </a>
      <button type="button" data-preview-copy="">
        {t('preview.copy')}
      </button>
      <span role="status">
        <span hidden data-preview-copied="">
          {t('preview.copied')}
        </span>
      </span>
      <button type="button" data-preview-close="">
        {t('preview.close')}
      </button>
    </div>
  )
}
