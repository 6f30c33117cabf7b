/** The header of rendered pages that says since when the renderer has not reached one of the hosts, which `npm run doctor` shows. */
export const liveHeader = 'x-live-read';

/** A host of the site: its name in the registry, or `shell`, and when the renderer last read what is live there. */
export interface HostReading {
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly readAt: number;
}

export function toLiveHeader({ name, readAt }: HostReading): string {
  return `${new Date(readAt).toISOString()} ${name}`;
}

/** What `toLiveHeader` was given; undefined for another text. */
export function parseLiveHeader(text: string | null): HostReading | undefined {
  const [time = '', name = ''] = text?.split(' ') ?? [];
  const readAt = Date.parse(time);
  return Number.isNaN(readAt) || name === '' ? undefined : { name, readAt };
}
