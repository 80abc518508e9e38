import { readFile, writeFile } from 'node:fs/promises'

/** Replaces what stands between the marks of this name. */
export async function rewriteReport(file: string, name: string, text: string): Promise<void> {
  const document = await readFile(file, 'utf8')
  const begin = `<!-- ${name} -->`
  const [start, end] = [document.indexOf(begin), document.indexOf(`<!-- /${name} -->`)]
  if (start < 0 || end < start) throw new Error(`${file} has no place for ${name}`)
  const before = document.slice(0, start + begin.length)
  await writeFile(file, `${before}\n${text}\n${document.slice(end)}`)
}
