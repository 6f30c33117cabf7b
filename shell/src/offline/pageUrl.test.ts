import { toPageUrl } from './pageUrl';

const site = 'https://site.example';

test.each([
  ['/articles/one?utm_source=newsletter&utm_medium=email', '/articles/one'],
  ['/articles/one?fbclid=1&gclid=2&mc_cid=3&mc_eid=4#part', '/articles/one'],
  ['/articles?theme=energy&UTM_campaign=x&order=title', '/articles?theme=energy&order=title'],
  ['/articles/', '/articles'],
  ['/fr/articles//?q=a%20b', '/fr/articles?q=a%20b'],
  ['/', '/'],
  ['/articles/One', '/articles/One'],
])('the page %s is stored as %s', (url, stored) => {
  expect(toPageUrl(site + url)).toBe(site + stored);
});
