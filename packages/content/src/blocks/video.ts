import type { BlockKinds } from '@saum/contract/content-block'
import { given, type MakeBlock } from '../block-maker.ts'
import type { Fields } from '../fields.ts'
import { assetOf } from '../links.ts'
import type { Making } from '../making.ts'
import { mediaFileOf } from '../media.ts'
import { knownLocale, languageOf } from '../space-locales.ts'

type Video = BlockKinds['video']

export const makeVideo: MakeBlock = (fields, making) => {
  const sources = fields.assets('files').flatMap((asset) => {
    const file = mediaFileOf(asset, making.reading)
    return file?.contentType.startsWith('video/') ? { src: file.url, type: file.contentType } : []
  })
  return {
    kind: 'video',
    title: fields.needText('title'),
    poster: fields.needPicture('poster'),
    sources: fields.need('files', sources.length > 0 ? sources : undefined, []),
    captions: captionsOf(fields, making),
    isAmbient: fields.flag('isAmbient'),
    ...given({ transcript: fields.blocks('transcript') }),
  }
}

/** One file per language, the page's own first. */
function captionsOf({ entry }: Fields, { space, reading, report }: Making): Video['captions'] {
  const field = entry.fields['captions'] ?? {}
  const codes = [...new Set([...reading.chain, ...Object.keys(field)])]
  const captions = new Map<string, Video['captions'][number]>()
  for (const code of codes) {
    const locale = knownLocale(code)
    if (!Object.hasOwn(field, code) || locale === undefined) continue
    const asset = assetOf(space, field[code], report, entry.id)
    const file = asset && mediaFileOf(asset, reading)
    const language = languageOf(code)
    if (file && !captions.has(language)) captions.set(language, { src: file.url, locale })
  }
  return [...captions.values()]
}
