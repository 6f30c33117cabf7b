import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startSite, workspace, type TestSite } from '../src/startSite';
import { storedFields } from '../src/storedFields';
import { expect, sidewaysScroll, test } from '../src/test';

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

let site: TestSite;
test.beforeEach(async ({ page }) => {
  site = await startSite();
  await page.addInitScript(() => {
    const pwned = () => Reflect.set(window, 'pwned', true);
    Object.assign(window, { alert: pwned, confirm: pwned, prompt: pwned, print: () => undefined });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`The security policy had to stop ${violatedDirective} ${blockedURI}`);
    });
  });
});
test.afterEach(async () => {
  await site.stop();
});

/** Goes to another page of the site without loading the document anew. */
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

/** What must not be in a page, whatever was written; a complaint for each. */
function harm(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const main = document.querySelector('main');
    for (const element of main?.querySelectorAll('*') ?? []) {
      const name = element.tagName.toLowerCase();
      if (/^(script|iframe|object|embed|style|link|meta|base|form|math|template|video|audio)$/.test(name)) {
        if (!(name === 'form' && element.getAttribute('role') === 'search')) found.push(`<${name}>`);
      }
      for (const { name: attribute, value } of element.attributes) {
        if (attribute.startsWith('on') || attribute === 'style' || attribute === 'srcdoc') found.push(`${attribute}=`);
        if (/^(href|src|action|xlink:href)$/.test(attribute) && !/^(https?:\/\/|mailto:|\/(?!\/)|#)/.test(value))
          found.push(`${attribute}=${value}`);
      }
      if (element instanceof HTMLImageElement && new URL(element.src).origin !== location.origin)
        found.push(element.src);
    }
    if (Reflect.get(window, 'pwned')) found.push('a script ran');
    return found;
  });
}

test(`${bodies.length} hostile bodies are inert`, async ({ page }) => {
  test.setTimeout(180_000);
  const article = await storedFields(site, 'articles/auda-nepad-ni-nini');
  bodies.forEach(({ markdown }, number) => {
    site.firestore.put(`articles/hostile-${number}`, {
      ...article,
      title: text(`Hostile body ${number}`),
      body: text(markdown),
    });
  });
  await page.goto(`${site.origin}/articles`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [number, { name }] of bodies.entries()) {
    await go(page, `/articles/hostile-${number}`);
    await expect(page.getByRole('heading', { level: 1, name: `Hostile body ${number}`, exact: true })).toBeVisible();
    await expect(page.locator('main [class*=written]')).toHaveCount(0);
    expect(await harm(page), name).toEqual([]);
  }
});

test(`${strings.length} hostile strings in every text of every kind are text, in lists, on pages and in what is made of them`, async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const [collection, , id] of kinds) {
    const fields = await storedFields(site, `${collection}/${id}`);
    strings.forEach((string, number) => {
      site.firestore.put(`${collection}/hostile-${number}`, withEveryText(fields, string));
    });
  }
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [collection, path] of kinds) {
    await page.goto(`${site.origin}/${path}`);
    await expect(page.locator('main p[role=status]', { hasText: /results?( so far)?$/ })).toBeVisible();
    expect(await harm(page), path).toEqual([]);
    expect(await sidewaysScroll(page), path).toBe(0);
    for (const [number, string] of strings.entries()) {
      await go(page, `/${path}/hostile-${number}`);
      await expect(page.getByRole('complementary', { name: 'Facts' }).or(page.getByRole('alert'))).toBeVisible();
      await page.evaluate(() => {
        for (const action of document.querySelectorAll('summary')) action.click();
      });
      expect(await harm(page), `${collection}: ${string}`).toEqual([]);
      expect(await sidewaysScroll(page), `${collection}: ${string}`).toBe(0);
    }
  }
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

test('hostile addresses in every address of every kind lead nowhere', async ({ page }) => {
  for (const [collection, , id] of kinds) {
    const fields = await storedFields(site, `${collection}/${id}`);
    addresses.forEach((address, number) => {
      site.firestore.put(`${collection}/address-${number}`, withEveryAddress(fields, address));
    });
  }
  await page.goto(`${site.origin}/articles`);
  for (const [, path] of kinds) {
    for (const [number, address] of addresses.entries()) {
      await go(page, `/${path}/address-${number}`);
      await expect(page.getByRole('complementary', { name: 'Facts' }).or(page.getByRole('alert'))).toBeVisible();
      expect(await harm(page), `${path}: ${address}`).toEqual([]);
    }
  }
});

/** The fields with `string` as the value of each that holds words; what is one of a list of values stays. */
function withEveryText(fields: Record<string, unknown>, string: string): Record<string, unknown> {
  const words =
    /^(title|summary|body|author_name|organiser|accessibility|cost_note|provider|deadline_note|how_to_apply|tagline|organisation|min_requirements|corporate_author|publisher|version|series|abstract)$/;
  const filled = (name: string) =>
    name === 'summary' || name === 'abstract' || name === 'title' ? string.padEnd(60, ' .') : string;
  return {
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, words.test(name) ? text(filled(name)) : value]),
    ),
    tags: { arrayValue: { values: [text(string)] } },
  };
}

function withEveryAddress(fields: Record<string, unknown>, address: string): Record<string, unknown> {
  const hostile = [
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
  return {
    ...fields,
    ...Object.fromEntries(hostile.map((name) => [name, text(address)])),
    sources: { arrayValue: { values: [text(address)] } },
  };
}
