import bundled from './inline/bundled.json' with { type: 'json' };

// Scripts and styles that the HTML contains, bundled from `inline/`. The security policy allows each by its hash.

/** The script of every page: preloads files, retries the shell's scripts, and records changes of the content. */
export const everyPageScript = bundled['everyPage.ts'];

/** The first script of a page with content, which starts the shell. */
export const startPageScript = bundled['startPage.ts'];

/** Styles of the status of these scripts. */
export const waitingStyle = bundled['waiting.css'];

/** Hides notices that are dismissed or over. */
export const siteNoticesScript = bundled['siteNotices.ts'];

export const siteNoticesStyle = bundled['siteNotices.css'];
