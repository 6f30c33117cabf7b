/** Header of rendered pages with the time since which the renderer has not reached a host. `npm run doctor` shows it. */
export const liveHeader = 'x-live-read';

/** A host of the site by its name in the registry, or `shell`, and the time when the renderer last read its live version. */
export interface HostReading {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

export function toLiveHeader({ name, readAt }: HostReading): string {
  return `${new Date(readAt).toISOString()} ${name}`;
}

/** Parses the text that `toLiveHeader` returns. Undefined for any other text. */
export function parseLiveHeader(text: string | null): HostReading | undefined {
  const [time = '', name = ''] = text?.split(' ') ?? [];
  const readAt = Date.parse(time);
  return Number.isNaN(readAt) || name === '' ? undefined : { name, readAt };
}
