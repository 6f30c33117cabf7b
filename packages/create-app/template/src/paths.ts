/** Paths of this app's pages, below the prefixes that the registry assigns to the app. */
export const paths = { home: '/my-app', events: '/my-app/events' } as const;

/** Returns the path of an event's page, which belongs to another app. */
export function eventPath(id: string): string {
  return `/events/${encodeURIComponent(id)}`;
}
