/**
 * Returns the URL of a channel. `live` has the site's own origin; other channels have their own local host name with
 * the same port.
 */
export function channelUrl(site: string, channel: string, origin: string): string {
  const { port, protocol } = new URL(origin);
  return channel === 'live' ? origin : `${protocol}//${site}--${channel}.localhost:${port}`;
}

/** Returns the channel in a Host header, or undefined if it names none of this site. */
export function readChannel(host: string | undefined, site: string, origin: string): string | undefined {
  const [name = '', suffix] = host?.split('.localhost:') ?? [];
  if (suffix !== new URL(origin).port || !name.startsWith(`${site}--`)) return undefined;
  const channel = name.slice(site.length + 2);
  return channel === 'live' ? undefined : channel;
}
