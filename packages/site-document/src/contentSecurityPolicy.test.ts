/** @jest-environment node */
import { everyPageScript, everyPageStyle } from './inlineParts';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { html, registry, site, styles, toHash } from './testing/page';

const policy = Object.fromEntries(
  contentSecurityPolicy({ site, styles })
    .split('; ')
    .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
);
const hosts = ["'self'", 'https://programmes.example', 'http://127.0.0.1:4203'];

test("the policy allows scripts, styles and data only from the site's own host and the hosts of open apps", () => {
  expect(policy).toEqual({
    'default-src': ["'none'"],
    'script-src': [...hosts, toHash(everyPageScript)],
    'style-src': [...hosts, toHash(styles), toHash(everyPageStyle)],
    'connect-src': hosts,
    'img-src': [...hosts, 'data:'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
});

test("the policy allows the site's Firebase hosts in the right directives", () => {
  const firebase = {
    scripts: ['https://apis.example'],
    connect: ['https://tokens.example', 'https://data.example'],
    frames: ['https://auth.example'],
    images: ['https://files.example'],
  };
  const directives = contentSecurityPolicy({ site: { ...site, firebase }, styles }).split('; ');
  expect(directives).toEqual(
    expect.arrayContaining([
      `script-src ${hosts.join(' ')} ${toHash(everyPageScript)} https://apis.example`,
      `connect-src ${hosts.join(' ')} https://tokens.example https://data.example`,
      `frame-src 'self' https://auth.example`,
      `img-src ${hosts.join(' ')} data: https://files.example`,
      `style-src ${hosts.join(' ')} ${toHash(styles)} ${toHash(everyPageStyle)}`,
    ]),
  );
});

test("the policy allows error reports to the site's endpoint", () => {
  const withReports = (reports: string) =>
    contentSecurityPolicy({ site: { ...site, registry: { ...registry, reports } }, styles });
  expect(withReports('https://reports.example/adp')).toContain(
    `connect-src ${hosts.join(' ')} https://reports.example;`,
  );
  expect(withReports('/__/reports')).toContain(`connect-src ${hosts.join(' ')};`);
});

test('the policy allows neither inline code nor eval', () => {
  expect(contentSecurityPolicy({ site, styles })).not.toMatch(/unsafe|\*|https:(?!\/\/)/);
});

test('the policy comes before all elements that it applies to', () => {
  const text = html();
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy({ site, styles })}">`;
  expect(text).toContain(meta);
  expect(text.indexOf(meta)).toBeLessThan(text.search(/<(script|link|style)\b/));
});
