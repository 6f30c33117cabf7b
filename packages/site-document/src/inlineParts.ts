import bundled from './inline/bundled.json' with { type: 'json' };

// Inline scripts and styles of the HTML, bundled from `inline/`. The security policy allows each of them by its hash.

/** Script of every page: preloads files, retries the shell's scripts, and records nodes that are added to the content. */
export const everyPageScript = bundled['everyPage.ts'];

/** First script of a page with server-rendered content. Starts the shell. */
export const startPageScript = bundled['startPage.ts'];

export const waitingStyle = bundled['waiting.css'];

export const siteNoticesScript = bundled['siteNotices.ts'];

export const siteNoticesStyle = bundled['siteNotices.css'];
