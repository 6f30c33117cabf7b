/** Returns the path of the page for following a topic. Topics are, for example, `opportunities?country=KE` or `all?q=data`. */
export function followPath(topic: string): string {
  return `/subscriptions?topic=${encodeURIComponent(topic)}`;
}
