/** Response header of rendered pages that lists when the renderer last reached each host of the site. `npm run doctor` shows it. */
export const liveHeader = 'x-live-read';

export interface HostReading {
  readonly name: string;
  /** Time of the last response, in milliseconds since 1970. */
  readonly readAt: number;
}

export function toLiveHeader({ name, readAt }: HostReading): string {
  return `${new Date(readAt).toISOString()} ${name}`;
}

/** Parses the header value that `toLiveHeader` returns. Returns undefined for any other text. */
export function parseLiveHeader(text: string | null): HostReading | undefined {
  const [time = '', name = ''] = text?.split(' ') ?? [];
  const readAt = Date.parse(time);
  return Number.isNaN(readAt) || name === '' ? undefined : { name, readAt };
}
