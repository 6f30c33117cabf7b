/** The address of a channel: `live` is the site's own origin, another a name of this machine before the same port. */
export function channelUrl(site: string, channel: string, origin: string): string {
  const { port, protocol } = new URL(origin);
  return channel === 'live' ? origin : `${protocol}//${site}--${channel}.localhost:${port}`;
}

/** The channel that a Host header names; undefined where it names none of this site. */
export function readChannel(host: string | undefined, site: string, origin: string): string | undefined {
  const [name = '', suffix] = host?.split('.localhost:') ?? [];
  if (suffix !== new URL(origin).port || !name.startsWith(`${site}--`)) return undefined;
  const channel = name.slice(site.length + 2);
  return channel === 'live' ? undefined : channel;
}
