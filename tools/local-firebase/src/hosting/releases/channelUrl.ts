/** Returns the site's origin for the `live` channel, and a local host name on the same port for other channels. */
export function channelUrl(site: string, channel: string, origin: string): string {
  const { port, protocol } = new URL(origin);
  return channel === 'live' ? origin : `${protocol}//${site}--${channel}.localhost:${port}`;
}

/** Returns the channel that a Host header names, or undefined if it names no channel of this site. */
export function readChannel(host: string | undefined, site: string, origin: string): string | undefined {
  const [name = '', suffix] = host?.split('.localhost:') ?? [];
  if (suffix !== new URL(origin).port || !name.startsWith(`${site}--`)) return undefined;
  const channel = name.slice(site.length + 2);
  return channel === 'live' ? undefined : channel;
}
