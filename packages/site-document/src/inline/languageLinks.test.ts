/** @jest-environment jsdom */
import { languageKey } from '@adp/shared-ui/languages';
import { everyPageScript } from '../inlineParts';

beforeAll(() => {
  document.body.innerHTML = `<script type="application/json" id="texts">{}</script>
    <script type="application/json" id="hints">{"files":[],"sums":[],"pages":{}}</script>
    <nav id="site-languages"><a hreflang="en" href="#"><b>English</b></a><a hreflang="fr" href="#">Français</a></nav>`;
  window.eval(everyPageScript);
});
afterEach(() => localStorage.clear());

test.each([
  ['/apet?page=2#notes', 'fr', '/fr/apet?page=2#notes'],
  ['/FR/apet', 'en', '/apet'],
  ['/ar', 'fr', '/fr'],
  ['/fr', 'en', '/'],
  ['/frame', 'fr', '/fr/frame'],
])('on %s, the link to the language %s leads to %s', (page, language, expected) => {
  window.history.replaceState(null, '', page);
  const link = document.querySelector(`a[hreflang=${language}]`);
  (link?.firstElementChild ?? link)?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(link?.getAttribute('href')).toBe(expected);
  expect(localStorage.getItem(languageKey)).toBeNull();
});

test('stores the chosen language', () => {
  document.querySelector<HTMLElement>('a[hreflang=fr]')?.click();
  expect(localStorage.getItem(languageKey)).toBe('fr');
});
