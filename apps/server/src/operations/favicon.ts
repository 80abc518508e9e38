/** A seam: the running stitch the shop is named after. Browsers take SVG at this address too. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="6" fill="#1c1917"/>
<path d="M22 9c-2-2-9-3-11 1s11 5 11 9-8 6-12 3" fill="none" stroke="#fafaf9" stroke-width="2.5" stroke-linecap="round" stroke-dasharray="4 3.5"/>
</svg>
`
