// Blocks are rendered on the server only; the browser still needs their styles. Islands are the browser's
// as well and bring their own.
import.meta.glob(['./**/*.module.css', '!./**/*island.module.css'], {
  eager: true,
  query: '?server',
})
