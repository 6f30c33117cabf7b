/** Every path of this app. All are under the prefixes that the registry gives to it. */
export const paths = { home: '/my-app', events: '/my-app/events' } as const;

/** The page of an event, which is another app's. */
export function eventPath(id: string): string {
  return `/events/${encodeURIComponent(id)}`;
}
