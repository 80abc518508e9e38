import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'

/** What a cached picture is measured against: one file, read from disk for every request. */
const { BODY_FILE = '', PORT = '0', HOST = '127.0.0.1' } = process.env
const headers = { 'content-type': 'image/webp', 'content-length': statSync(BODY_FILE).size }

createServer((_request, response) => {
  response.writeHead(200, headers)
  createReadStream(BODY_FILE).pipe(response)
}).listen(Number(PORT), HOST)
