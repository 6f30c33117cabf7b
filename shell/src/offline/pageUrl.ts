/** Matches parameters that newsletters, social networks and advertisers add to links. They do not affect the page. */
const trackingParameter = /^(utm_.*|mc_.*|fbclid|gclid)$/i;

/** Returns the URL that is used to store a page: without hash, tracking parameters and trailing slash. */
export function toPageUrl(link: string): string {
  const url = new URL(link);
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (trackingParameter.test(name)) url.searchParams.delete(name);
  if (url.pathname !== '/') url.pathname = url.pathname.replace(/\/+$/, '');
  return url.href;
}
