/** @jest-environment jsdom */
import { languageKey, languages } from '@adp/shared-ui/languages';
import { everyPageScript, everyPageStyle } from '../inlineParts';

const root = document.documentElement;

/** Opens an English page in a browser with these languages. */
function open(...tags: readonly string[]): void {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
  document.body.innerHTML = `<script type="application/json" id="texts">{}</script>
    <script type="application/json" id="hints">{"files":[],"sums":[],"pages":{}}</script>
    <aside id="language-offer">
      <form action="#" lang="fr"><button value="fr">Lire cette page en français</button><button>Non merci</button></form>
    </aside>`;
  window.eval(everyPageScript);
}

beforeEach(() => {
  root.lang = 'en';
  delete root.dataset['offer'];
  window.history.replaceState(null, '', '/apet?page=2#notes');
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test.each([
  [['fr-CD', 'en'], 'fr'],
  [['de', 'sw-KE'], 'sw'],
  [['de'], undefined],
  [['en-US', 'fr'], undefined],
])('a browser with the languages %j is offered %s', (tags, language) => {
  open(...tags);
  expect(root.dataset['offer']).toBe(language);
});

test("prefers the reader's chosen language to the browser's languages", () => {
  localStorage.setItem(languageKey, 'sw');
  open('en-GB');
  expect(root.dataset['offer']).toBe('sw');
});

test('accepting the offer stores the language', () => {
  // jsdom reports that it cannot open another page.
  jest.spyOn(console, 'error').mockReturnValue();
  open('fr');
  document.querySelector<HTMLElement>('[value=fr]')?.click();
  expect(localStorage.getItem(languageKey)).toBe('fr');
});

test('declining hides the offer on this page and later pages', () => {
  open('fr');
  document.querySelector<HTMLElement>('button:not([value])')?.click();
  expect(root.dataset['offer']).toBeUndefined();
  open('fr');
  expect(root.dataset['offer']).toBeUndefined();
});

test.each(languages)('the style sheet shows the offer of the language %s', (language) => {
  expect(everyPageStyle).toContain(`[data-offer=${language}] #language-offer [lang=${language}]`);
});
