import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../src/pageChecks';
import { startSite, workspace, type TestSite } from '../src/startSite';
import { storedFields } from '../src/storedFields';
import { expect, test } from '../src/test';

// What an administrator's hand, past every form and rule, may have put into documents.

interface Hostile {
  readonly bodies: readonly { readonly name: string; readonly markdown: string }[];
  readonly strings: readonly string[];
}
const { bodies, strings } = JSON.parse(
  readFileSync(join(workspace, 'mfe-content/src/testing/hostileContent.json'), 'utf8'),
) as Hostile;
const text = (value: string) => ({ stringValue: value });

const kinds = [
  ['knowledge_products', 'knowledge-products', 'continental-ai-strategy'],
  ['articles', 'articles', 'auda-nepad-ni-nini'],
  ['events', 'events', 'sample-event-conference'],
  ['opportunities', 'opportunities', 'sample-opportunity-grant'],
  ['products', 'products', 'sample-product-water-logbook'],
] as const;

// A site of their own, whose lists are full of it.
test.describe.configure({ mode: 'default' });
// A document that does not fit its schema is not found.
test.use({
  allowed: /^(status 404: \S+\/(hostile|address)-\d|console: Failed to load resource: .* status of 404)/,
});

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite({ edge: true });
});
test.beforeEach(async ({ freshPage: page }) => {
  await page.addInitScript(() => {
    const pwned = () => Reflect.set(window, 'pwned', true);
    Object.assign(window, { alert: pwned, confirm: pwned, prompt: pwned, print: () => undefined });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`The security policy had to stop ${violatedDirective} ${blockedURI}`);
    });
  });
});
test.afterEach(() => {
  site.reset();
});
test.afterAll(async () => {
  await site.stop();
});

/** Goes to another page of the site without loading the document again. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForFunction(
    (to) => document.querySelector(`main a[href="${to}"]`) !== null || document.title !== '',
    path,
  );
}

/** What must not be in a page, or in HTML that is read in it, whatever was written; a complaint for each. */
function harm(page: Page, html?: string): Promise<string[]> {
  const shown = { html, origin: site.origin };
  return page.evaluate(({ html: made, origin }) => {
    const found: string[] = [];
    const read = made === undefined ? document : new DOMParser().parseFromString(made, 'text/html');
    const main = read.querySelector('main');
    if (!main) found.push('no content');
    for (const element of main?.querySelectorAll('*') ?? []) {
      const name = element.tagName.toLowerCase();
      if (/^(script|iframe|object|embed|style|link|meta|base|form|math|template|video|audio)$/.test(name)) {
        // The search, and what a dialog of the site asks, such as that of a report.
        if (!(name === 'form' && element.matches('[role=search], dialog form'))) found.push(`<${name}>`);
      }
      for (const { name: attribute, value } of element.attributes) {
        if (attribute.startsWith('on') || attribute === 'style' || attribute === 'srcdoc') found.push(`${attribute}=`);
        if (/^(href|src|action|xlink:href)$/.test(attribute) && !/^(https?:\/\/|mailto:|\/(?!\/)|#)/.test(value))
          found.push(`${attribute}=${value}`);
      }
      const src = name === 'img' ? element.getAttribute('src') : null;
      if (src !== null && new URL(src, origin).origin !== origin) found.push(src);
    }
    if (Reflect.get(window, 'pwned')) found.push('a script ran');
    return found;
  }, shown);
}

/** The HTML that a server makes of the pages is as inert, and has no script more than that of an item without harm. */
async function expectRendered(page: Page, paths: readonly string[]): Promise<void> {
  // A document without the site's policy, which lets nobody parse HTML.
  const reader = await page.context().newPage();
  const countScripts = (html: string) => html.split(/<script/i).length;
  const harmless = await fetch(`${site.origin}/articles/three-texts-on-ai-that-should-not-be-mixed`);
  const scripts = countScripts(await harmless.text());
  let rendered = 0;
  for (const path of paths) {
    const answer = await fetch(site.origin + path);
    // What fits no schema is not in the HTML at all.
    if (answer.status === 404) continue;
    rendered += 1;
    const html = await answer.text();
    expect([path, await harm(reader, html), countScripts(html)]).toEqual([path, [], scripts]);
  }
  expect(rendered).toBeGreaterThan(paths.length / 2);
  await reader.close();
}

/** So many bodies to a page. Each alone is tried in jsdom (MarkdownBody.test.tsx). */
const bodiesOfPage = 9;

test(`${bodies.length} hostile bodies are inert, ${bodiesOfPage} to a page`, async ({ freshPage: page }) => {
  const article = await storedFields(site, 'articles/auda-nepad-ni-nini');
  const pages = Array.from({ length: Math.ceil(bodies.length / bodiesOfPage) }, (_, number) =>
    bodies.slice(number * bodiesOfPage, (number + 1) * bodiesOfPage),
  );
  pages.forEach((some, number) => {
    site.firestore.put(`articles/hostile-${number}`, {
      ...article,
      title: text(`Hostile body ${number}`),
      body: text(some.map(({ markdown }) => markdown).join('\n\n')),
    });
  });
  await page.goto(`${site.origin}/articles`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [number, some] of pages.entries()) {
    await go(page, `/articles/hostile-${number}`);
    await expect(page.getByRole('heading', { level: 1, name: `Hostile body ${number}`, exact: true })).toBeVisible();
    expect(await harm(page), some.map(({ name }) => name).join(', ')).toEqual([]);
  }
  await expectRendered(
    page,
    pages.map((_, number) => `/articles/hostile-${number}`),
  );
});

/** So many items of each kind, which together have every string in one of their texts. */
const itemsOfKind = 4;

test(`${strings.length} hostile strings in the texts of every kind are text, in lists, on pages and in what is made of them`, async ({
  freshPage: page,
}) => {
  for (const [kind, [collection, , id]] of kinds.entries()) {
    const fields = await storedFields(site, `${collection}/${id}`);
    for (let number = 0; number < itemsOfKind; number += 1)
      site.firestore.put(`${collection}/hostile-${number}`, withTexts(fields, kind * 5 + number * 6));
    site.firestore.put(`${collection}/hostile-${itemsOfKind}`, withWideWords(fields));
  }
  await page.setViewportSize({ width: 320, height: 780 });
  for (const [collection, path] of kinds) {
    await page.goto(`${site.origin}/${path}`);
    await expect(page.locator('main p[role=status]', { hasText: /results?$|^Results so far/ })).toBeVisible();
    expect(await harm(page), path).toEqual([]);
    expect(await sidewaysScroll(page), path).toBe(0);
    for (let number = 0; number <= itemsOfKind; number += 1) {
      await go(page, `/${path}/hostile-${number}`);
      await expectItem(page);
      // The first missing item of an app loads the document again, in case the server knows a new path for it.
      await expect(async () => {
        await page.evaluate(() => {
          for (const action of document.querySelectorAll('summary')) action.click();
        });
        expect(await harm(page), `${collection} ${number}`).toEqual([]);
        expect(await sidewaysScroll(page), `${collection} ${number}`).toBe(0);
      }).toPass({ timeout: 15_000 });
    }
  }
  await expectRendered(
    page,
    kinds.flatMap(([, path]) => [...Array(itemsOfKind + 1).keys()].map((number) => `/${path}/hostile-${number}`)),
  );
});

const addresses = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example/x',
  'https://user:pass@evil.example/',
  'https://evil.example/"><script>alert(1)</script>',
  'file:///etc/passwd',
];

/** Each kind gets every second address in each of its places, and the next kind the others: all kinds render them alike. */
const getAddresses = (kind: number) => [...addresses.keys()].filter((number) => number % 2 === kind % 2);

test('hostile addresses in every address of every kind lead nowhere', async ({ freshPage: page }) => {
  for (const [kind, [collection, , id]] of kinds.entries()) {
    const fields = await storedFields(site, `${collection}/${id}`);
    for (const number of getAddresses(kind))
      site.firestore.put(`${collection}/address-${number}`, withAddresses(fields, number));
  }
  await page.goto(`${site.origin}/articles`);
  for (const [kind, [, path]] of kinds.entries()) {
    for (const number of getAddresses(kind)) {
      await go(page, `/${path}/address-${number}`);
      await expectItem(page);
      await expect(async () => expect(await harm(page), `${path} ${number}`).toEqual([])).toPass({ timeout: 15_000 });
    }
  }
});

/** An item is shown, or its page says that there is none: a document that does not fit its schema is not shown. */
async function expectItem(page: Page): Promise<void> {
  const missing = page.getByRole('heading', { name: 'Page Not Found' });
  await expect(page.getByRole('complementary', { name: 'Facts' }).or(missing)).toBeVisible();
}

/** The fields with one word of 900 px in each text that is a line of its own. */
function withWideWords(fields: Record<string, unknown>): Record<string, unknown> {
  const words =
    /^(title|summary|author_name|organiser|cost_note|provider|tagline|organisation|corporate_author|publisher)$/;
  const wide = (name: string) => [name, words.test(name) ? text('W'.repeat(60)) : fields[name]];
  return Object.fromEntries(Object.keys(fields).map(wide)) as Record<string, unknown>;
}

/** The fields with hostile strings in place of their words, another one in each; what is one of a list of values stays. */
function withTexts(fields: Record<string, unknown>, from: number): Record<string, unknown> {
  const words =
    /^(title|summary|body|author_name|organiser|accessibility|cost_note|provider|deadline_note|how_to_apply|tagline|organisation|min_requirements|corporate_author|publisher|version|series|abstract)$/;
  const long = /^(summary|abstract|title)$/;
  let next = from;
  const another = () => strings[next++ % strings.length] ?? '';
  const entries = Object.entries(fields).map(([name, value]): [string, unknown] => {
    if (!words.test(name)) return [name, value];
    const string = another();
    return [name, text(long.test(name) ? string.padEnd(60, ' .') : string)];
  });
  return { ...Object.fromEntries(entries), tags: { arrayValue: { values: [text(another())] } } };
}

/** The fields with hostile addresses in place of their own, another one in each. */
function withAddresses(fields: Record<string, unknown>, from: number): Record<string, unknown> {
  const names = [
    'canonical_url',
    'join_url',
    'registration_url',
    'apply_url',
    'source_url',
    'website_url',
    'repo_url',
    'demo_url',
    'html_url',
  ];
  const at = (place: number) => text(addresses[(from + place) % addresses.length] ?? '');
  return {
    ...fields,
    ...Object.fromEntries(names.map((name, place) => [name, at(place)])),
    sources: { arrayValue: { values: [at(names.length)] } },
  };
}
