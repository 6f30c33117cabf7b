const robots = /(?<!cu)bot|crawl|spider|slurp|scrapy|googleother|preview|monitor|curl|wget|python|headless/i;

/** Returns whether a request comes from a program that calls itself a robot, so that it does not count as a visit. */
export function isRobot(headers: Headers): boolean {
  return robots.test(headers.get('user-agent') ?? '');
}
