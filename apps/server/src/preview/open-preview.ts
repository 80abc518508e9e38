import type { Config } from '../config.ts'
import { openPreviewSecret } from './preview-secret.ts'
import { createPreview, type Preview } from './preview.ts'

export function openPreview(config: Config): Preview {
  return createPreview({
    secret: openPreviewSecret(config),
    editorAddress: config.contentEditorUrl,
    isSecure: config.publicOrigin.startsWith('https:'),
  })
}
