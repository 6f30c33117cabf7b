import { gapiShimPath } from './gapiShim';

const tag = `<script defer src="${gapiShimPath}"></script>`;

/** Adds the `gapi` shim to a page before all other scripts. HTML without a script or head remains unchanged. */
export function addShim(html: string): string {
  return html.replace(/<script\b|<\/head>/i, (match) => `${tag}\n${match}`);
}
