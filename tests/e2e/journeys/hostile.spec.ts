import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isFull } from '../src/full';
import { sidewaysScroll } from '../src/pageChecks';
import { recordStart, waitForStart } from '../src/pageStart';
import { startSite, workspace, type TestSite } from '../src/startSite';
import { storedFields } from '../src/storedFields';
import { expect, test } from '../src/test';

// Hostile documents that no form or rule has checked, such as those that an administrator of the project has stored.

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

// Runs all tests in one worker with their own site, because hostile items fill the lists of the site.
test.describe.configure({ mode: 'default' });
// Allows 404 errors, which are the response for documents that do not match their schema.
test.use({
  allowed: /^(status 404: \S+\/(hostile|address)-\d|console: Failed to load resource: .* status of 404)/,
});

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite({ edge: true });
});
test.beforeEach(async ({ freshPage: page }) => {
  await recordStart(page);
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

/** Navigates to another page of the site without a new document. */
async function go(page: Page, path: string): Promise<void> {
  // Retries, because the first missing item makes the app reload the document to look for a redirect.
  await expect(async () => {
    // Hydration fails if the URL changes before it, which no visitor can cause.
    await waitForStart(page);
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
  }).toPass({ timeout: 15_000 });
  await page.waitForFunction(
    (to) => document.querySelector(`main a[href="${to}"]`) !== null || document.title !== '',
    path,
  );
}

/** Returns a description of each dangerous element or attribute in the page, or in `html` if it is given. */
function harm(page: Page, html?: string): Promise<string[]> {
  const shown = { html, origin: site.origin };
  return page.evaluate(({ html: markup, origin }) => {
    const complaints: string[] = [];
    const read = markup === undefined ? document : new DOMParser().parseFromString(markup, 'text/html');
    const main = read.querySelector('main');
    if (!main) complaints.push('no content');
    for (const element of main?.querySelectorAll('*') ?? []) {
      const name = element.tagName.toLowerCase();
      if (/^(script|iframe|object|embed|style|link|meta|base|form|math|template|video|audio)$/.test(name)) {
        // Accepts the site's own forms, which are the search form and those in dialogs.
        if (!(name === 'form' && element.matches('[role=search], dialog form'))) complaints.push(`<${name}>`);
      }
      for (const { name: attribute, value } of element.attributes) {
        if (attribute.startsWith('on') || attribute === 'style' || attribute === 'srcdoc')
          complaints.push(`${attribute}=`);
        if (/^(href|src|action|xlink:href)$/.test(attribute) && !/^(https?:\/\/|mailto:|\/(?!\/)|#)/.test(value))
          complaints.push(`${attribute}=${value}`);
      }
      const src = name === 'img' ? element.getAttribute('src') : null;
      if (src !== null && new URL(src, origin).origin !== origin) complaints.push(src);
    }
    if (Reflect.get(window, 'pwned')) complaints.push('a script ran');
    return complaints;
  }, shown);
}

/** Expects that the server's HTML contains nothing dangerous and as many scripts as the HTML of a harmless item. */
async function expectRendered(page: Page, paths: readonly string[]): Promise<void> {
  // Parses the HTML in an empty page, because the site's security policy forbids parsing HTML.
  const reader = await page.context().newPage();
  const countScripts = (html: string) => html.split(/<script/i).length;
  const harmless = await fetch(`${site.origin}/articles/three-texts-on-ai-that-should-not-be-mixed`);
  const scripts = countScripts(await harmless.text());
  let rendered = 0;
  for (const path of paths) {
    const answer = await fetch(site.origin + path);
    // Skips documents that do not match their schema, because the server answers 404.
    if (answer.status === 404) continue;
    rendered += 1;
    const html = await answer.text();
    expect([path, await harm(reader, html), countScripts(html)]).toEqual([path, [], scripts]);
  }
  expect(rendered).toBeGreaterThan(paths.length / 2);
  await reader.close();
}

/** Number of bodies on each page. MarkdownBody.test.tsx tries each body separately in jsdom. */
const bodiesOfPage = isFull ? 9 : 27;

test(`${bodies.length} hostile bodies are inert, with ${bodiesOfPage} on each page`, async ({ freshPage: page }) => {
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

/** Number of items of each kind. Together, the texts of all items contain every hostile string. */
const itemsOfKind = isFull ? 4 : 2;

test(`${strings.length} hostile strings in the texts of every kind remain text in lists, on pages and in exports`, async ({
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
    // Hydration removes the filters for readers without JavaScript.
    await waitForStart(page);
    expect(await harm(page), path).toEqual([]);
    expect(await sidewaysScroll(page), path).toBe(0);
    for (let number = 0; number <= itemsOfKind; number += 1) {
      await go(page, `/${path}/hostile-${number}`);
      await expectItem(page);
      // Retries, because the first missing item makes the app reload the document to look for a redirect.
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

/**
 * Returns the indexes of the URLs that items of a kind contain: every second URL, and the other half for the next kind.
 * A half is enough, because all kinds render URLs in the same way.
 */
const getAddresses = (kind: number) => [...addresses.keys()].filter((number) => number % 2 === kind % 2);

test('hostile URLs in every URL field of every kind lead nowhere', async ({ freshPage: page }) => {
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

/** Waits for the item, or for the 404 page of a document that does not match its schema. */
async function expectItem(page: Page): Promise<void> {
  const missing = page.getByRole('heading', { name: 'Page Not Found' });
  await expect(page.getByRole('complementary', { name: 'At a glance' }).or(missing)).toBeVisible();
}

/** Returns the fields with a word about 900 px wide in each single-line text. */
function withWideWords(fields: Record<string, unknown>): Record<string, unknown> {
  const words =
    /^(title|summary|author_name|organiser|cost_note|provider|tagline|organisation|corporate_author|publisher)$/;
  const wide = (name: string) => [name, words.test(name) ? text('W'.repeat(60)) : fields[name]];
  return Object.fromEntries(Object.keys(fields).map(wide)) as Record<string, unknown>;
}

/** Returns the fields with a different hostile string in each free text, starting with string number `from`. */
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

/** Returns the fields with a different hostile URL in each URL field, starting with URL number `from`. */
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
  const at = (index: number) => text(addresses[(from + index) % addresses.length] ?? '');
  return {
    ...fields,
    ...Object.fromEntries(names.map((name, index) => [name, at(index)])),
    sources: { arrayValue: { values: [at(names.length)] } },
  };
}
