/** The Markdown parser and renderer: 17 kB that only an item's body needs (decision 014). */
export function loadBody() {
  return import(/* webpackChunkName: "markdown" */ './Body');
}
