import { gapiShimPath } from './gapiShim';

const tag = `<script defer src="${gapiShimPath}"></script>`;

/** Adds the shim for `gapi` to a page before its other scripts. HTML without a script or head remains unchanged. */
export function addShim(html: string): string {
  return html.replace(/<script\b|<\/head>/i, (match) => `${tag}\n${match}`);
}
