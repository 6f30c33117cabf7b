import bundled from './inline/bundled.json' with { type: 'json' };

// Inline scripts and styles of the HTML, bundled from `inline/`. The security policy allows each of them by its hash.

export const everyPageScript = bundled['everyPage.ts'];

export const startPageScript = bundled['startPage.ts'];

export const everyPageStyle = bundled['everyPage.css'];

export const embedStyle = bundled['embed.css'];

export const siteNoticesScript = bundled['siteNotices.ts'];

export const siteNoticesStyle = bundled['siteNotices.css'];

export const statusPageScript = bundled['statusPage.ts'];

export const statusPageStyle = bundled['statusPage.css'];
