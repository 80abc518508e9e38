#!/usr/bin/env node
// The operator's command on a fresh clone: any Node from 18 on hands over to our own.
// Files are named from where the operator stands, not from where the project lies.
process.env.INIT_CWD ??= process.cwd()
process.argv.splice(2, 0, 'saum')
await import('./start.mjs')
