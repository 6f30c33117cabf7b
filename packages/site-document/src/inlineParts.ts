import bundled from './inline/bundled.json' with { type: 'json' };

// Scripts and styles that the HTML contains, bundled from `inline/`. The security policy allows each one by its hash.

/** Script of every page: preloads files, retries the shell's scripts, and records changes of the content. */
export const everyPageScript = bundled['everyPage.ts'];

/** First script of a page with content, which starts the shell. */
export const startPageScript = bundled['startPage.ts'];

/** Styles of the status that these scripts show. */
export const waitingStyle = bundled['waiting.css'];

/** Script that hides dismissed and expired notices. */
export const siteNoticesScript = bundled['siteNotices.ts'];

export const siteNoticesStyle = bundled['siteNotices.css'];
