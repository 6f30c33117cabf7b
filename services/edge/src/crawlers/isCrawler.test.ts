/** @jest-environment node */
import { isRobot } from '../isRobot';
import { isCrawler } from './isCrawler';

const toHeaders = (userAgent: string) => new Headers({ 'user-agent': userAgent });

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko; compatible; Bytespider)',
  'GoogleOther',
  'Scrapy/2.13 (+https://scrapy.org)',
])('%s is a crawler and a robot', (userAgent) => {
  expect([isCrawler(toHeaders(userAgent)), isRobot(toHeaders(userAgent))]).toEqual([true, true]);
});

test.each(['Twitterbot/1.0', 'LinkedInBot/1.0 (compatible)', 'curl/8.5.0', 'HeadlessChrome/140.0'])(
  '%s is a robot, but does not wait in the lane of crawlers',
  (userAgent) => {
    expect([isCrawler(toHeaders(userAgent)), isRobot(toHeaders(userAgent))]).toEqual([false, true]);
  },
);

test('a phone of the brand CUBOT is neither a crawler nor a robot', () => {
  const headers = toHeaders('Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 Chrome/140.0 Mobile');
  expect([isCrawler(headers), isRobot(headers)]).toEqual([false, false]);
});
