import { toNoticeParts } from './noticeParts';

const notice = {
  id: 'maintenance1',
  level: 'warning',
  texts: { en: 'Closed <on> Sunday.', fr: 'Fermé dimanche.' },
};

/** Shows the notices as on a page that has just loaded. */
function show(notices: Parameters<typeof toNoticeParts>[0]) {
  const parts = toNoticeParts(notices, 'en');
  document.body.innerHTML = `${parts?.html ?? ''}<div id="root"><a href="#main">Skip</a></div>`;
  const run = new Function(parts?.script ?? '');
  run();
}

beforeEach(() => localStorage.clear());
const shown = () =>
  document.querySelector<HTMLElement>('#site-notices')?.hidden
    ? []
    : [...document.querySelectorAll('#site-notices form:not([hidden]) p')].map((text) => text.textContent);
const dismiss = () => document.querySelector<HTMLButtonElement>('#site-notices form:not([hidden]) button')?.click();

test('a page without notices contains no region for notices', () => {
  expect(toNoticeParts([], 'en')).toBeUndefined();
});

test("a notice is escaped, and is in the page's language, or in English with a `lang` attribute", () => {
  expect(toNoticeParts([notice], 'fr')?.html).toContain('<p lang="fr" dir="auto" id="notice-maintenance1">Fermé');
  const { html, key } = toNoticeParts([notice], 'ar') ?? {};
  expect(html).toContain('<p lang="en" dir="auto" id="notice-maintenance1">Closed &lt;on> Sunday.</p>');
  // The region's label is in the page's language.
  expect(html).not.toContain('Site notices');
  expect(key).not.toBe(toNoticeParts([notice], 'fr')?.key);
});

test('a dismissed notice stays hidden, and a new notice is shown', () => {
  show([notice, { ...notice, id: 'survey-2026' }]);
  dismiss();
  expect(shown()).toEqual(['Closed <on> Sunday.']);
  expect(document.activeElement?.tagName).toBe('BUTTON');
  dismiss();
  expect([shown(), document.activeElement?.textContent]).toEqual([[], 'Skip']);
  show([notice]);
  expect(shown()).toEqual([]);
  show([{ ...notice, id: 'another-one' }]);
  expect(shown()).toHaveLength(1);
});

test('a stored page hides expired notices, even if storage is blocked', () => {
  show([{ ...notice, until: new Date(Date.now() - 1) }]);
  expect(shown()).toEqual([]);
  const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  localStorage.setItem('adp.notices', 'no JSON');
  show([{ ...notice, until: new Date(Date.now() + 60_000) }]);
  expect(shown()).toHaveLength(1);
  denied.mockRestore();
});
