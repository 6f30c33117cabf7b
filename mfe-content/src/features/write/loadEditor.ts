/**
 * Loads the form separately from its page, because react-hook-form reads `window` when imported, and the server renders pages
 * without one. The route preloads the form and the page.
 */
export const loadEditor = () => import(/* webpackChunkName: "write-form" */ './Editor');
