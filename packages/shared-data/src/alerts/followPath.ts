/** Returns the path of the page to follow a topic, such as `opportunities?country=KE` or `all?q=data`. */
export function followPath(topic: string): string {
  return `/subscriptions?topic=${encodeURIComponent(topic)}`;
}
