import { gapiShimPath } from './gapiShim';

const tag = `<script defer src="${gapiShimPath}"></script>`;

/** Puts the shim for `gapi` into a page, ahead of its other scripts. HTML without a script or head is left as it is. */
export function addShim(html: string): string {
  return html.replace(/<script\b|<\/head>/i, (found) => `${tag}\n${found}`);
}
