import { narrowPolicy } from './narrowPolicy';

const wide = ['http://127.0.0.1:*', 'https://*.web.app', 'ws://127.0.0.1:*'];
const settings = { wide, previews: {} };
const policy =
  "default-src 'none'; script-src 'self' https://app.example http://127.0.0.1:* https://*.web.app; connect-src 'self' http://127.0.0.1:* https://*.web.app ws://127.0.0.1:*; frame-src 'self'";

afterEach(() => document.head.replaceChildren());

test("the second policy allows the chosen origin instead of the developer page's additional sources", () => {
  document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  narrowPolicy('http://127.0.0.1:5300', settings);
  expect([...document.querySelectorAll('meta')].map(({ content }) => content)).toEqual([
    policy,
    "default-src 'none'; script-src 'self' https://app.example http://127.0.0.1:5300; connect-src 'self' http://127.0.0.1:5300 ws://127.0.0.1:5300; frame-src 'self'",
  ]);
});

test('throws if the page has no policy', () => {
  expect(() => narrowPolicy('http://127.0.0.1:5300', settings)).toThrow('no security policy');
});
