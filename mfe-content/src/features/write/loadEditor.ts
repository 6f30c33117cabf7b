/** Loads the form separately, because react-hook-form reads `window` when imported, and servers render pages without one. */
export const loadEditor = () => import(/* webpackChunkName: "write-form" */ './Editor');
