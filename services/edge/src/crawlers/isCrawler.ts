/** Words in the user agents of programs that walk whole sites. CUBOT is a brand of phones. */
const crawlers = /(?<!cu)bot\b|crawl|spider|slurp|scrapy|googleother/i;
/** Programs that show a preview to a person who has just shared a link. */
const previews = /twitterbot|linkedinbot|slackbot|telegrambot|discordbot/i;

/** Returns whether a request comes from a program that calls itself a crawler. */
export function isCrawler(headers: Headers): boolean {
  const userAgent = headers.get('user-agent') ?? '';
  return crawlers.test(userAgent) && !previews.test(userAgent);
}
