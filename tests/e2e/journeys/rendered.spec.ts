import { toStored } from '@adp/shared-data/fields';
import { smallest, toWireFields } from '@adp/shared-data/testing';
import { languages } from '@adp/shared-ui/languages';
import type { Page, Route } from '@playwright/test';
import { newMember, signIn } from '../src/accounts';
import { compressedSize } from '../src/compressedSize';
import {
  findMissing,
  findSameDescriptions,
  kinds,
  listAllPublished,
  listPaths,
  lists,
  toPage,
} from '../src/publicPages';
import { startSite, type TestSite } from '../src/startSite';
import { storedFields } from '../src/storedFields';
import { expect, test, watched } from '../src/test';
import { fullUnless, isFull } from '../src/full';

// Server-rendered pages, which are readable without scripts and hydrated in the browser.
// These tests are in one file, because they share one site.

const headings = {
  '/about': 'About this site',
  '/about/open-data': 'Open data',
  '/timeline': 'Timeline',
  '/download': 'Download',
  '/privacy': 'Privacy notice',
  '/terms': 'Terms of use',
  '/apet': 'APET',
  '/apet/areas-of-focus': 'Areas of focus',
  '/au-ai': 'AU-AI',
  '/au-ai/objectives': 'Objectives',
  '/auda-nepad': 'AUDA-NEPAD',
  '/auda-nepad/objectives': 'Objectives',
  '/cjed': 'CJED',
  '/ivm': 'IVM',
  '/people': 'People',
  '/amina-sample': 'Amina (sample member)',
  '/search': 'Search',
} as const;
const pages = Object.keys(headings) as (keyof typeof headings)[];

test.describe.configure({ mode: 'default' });
let site: TestSite;
test.beforeAll(async () => {
  site = await startSite({ edge: true, items: 160 });
});
test.afterAll(async () => {
  expect(site.renderErrors).toEqual([]);
  await site.stop();
});

test.describe('without JavaScript', () => {
  for (const width of [360, 1440]) {
    test(`at ${width} px, pages can be read${fullUnless(width === 360)}`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } });
      // Allows the errors of preload hints for scripts, which the browser also blocks.
      await watched(await context.newPage(), /^failed: \S+\.js csp$/, async (page) => {
        for (const path of pages) {
          const answer = await page.goto(site.origin + path);
          expect(answer?.status()).toBe(200);
          await expect(page.getByRole('heading', { level: 1 })).toContainText(headings[path]);
          await expect(page).toHaveTitle(/.+ · African Digital Policy/);
          await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.origin + path);
          await expect(page.getByText('This page needs JavaScript')).toHaveCount(0);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          // Checks the font, which proves that the app's styles are loaded.
          expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontFamily)).toContain('Bricolage');
        }
        await page.goto(`${site.origin}/apet`);
        await page.getByRole('link', { name: 'Areas of focus', exact: true }).first().click();
        await expect(page).toHaveURL(`${site.origin}/apet/areas-of-focus`);
      });
      await context.close();
    });
  }
});

const removed = '/articles/removed';
const putTombstone = () =>
  site.firestore.put('tombstones/articles/items/removed', { removed_at: { timestampValue: '2026-11-21T23:30:00Z' } });

const putFormerName = () =>
  site.firestore.put('profiles/former-amina', {
    uid: { stringValue: 'amina' },
    renamed_to: { stringValue: 'amina-sample' },
  });

test('the server answers 404 for a profile that is for members only, and a member sees it', async ({ browser }) => {
  const { username } = await newMember(site, 'For Members', { visibility: 'members' });
  const { email } = await newMember(site, 'Member');
  const context = await browser.newContext();
  const page = await context.newPage();
  expect((await page.goto(`${site.origin}/${username}`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await signIn(page, site, email);
  expect((await page.goto(`${site.origin}/${username}`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'For Members' })).toBeVisible();
  await context.close();
});

test('each page has the right status, security policy and cache time', async ({ request }) => {
  putTombstone();
  putFormerName();
  const rows = await Promise.all(
    [
      ...['/apet', '/', '/apet/nothing', '/former-amina', '/AMINA-sample', removed],
      ...['/settings', '/api/v1/none', `/api/v1${removed}`],
      ...['/FR', '/FR/articles', '/Fr/Articles/Tiny/?a=B', '/AR/settings'],
      ...['/fr', '/pt/apet/nothing', '/sw/former-amina', `/ar${removed}`, '/ar/settings'],
    ].map(async (path) => {
      const answer = await request.get(site.origin + path, { maxRedirects: 0 });
      const { location = '', 'cache-control': caching = '' } = answer.headers();
      return [path, answer.status(), location, caching.replace(/,.*/, '')];
    }),
  );
  const policy = (await request.get(`${site.origin}/apet`)).headers()['content-security-policy'];
  expect(policy).toMatch(/^default-src 'none'; .*; frame-ancestors 'none'; require-trusted-types-for 'script'/);
  expect(rows).toEqual([
    ['/apet', 200, '', 'public'],
    ['/', 302, '/knowledge-products', 'public'],
    ['/apet/nothing', 404, '', 'public'],
    ['/former-amina', 301, '/amina-sample', 'public'],
    ['/AMINA-sample', 301, '/amina-sample', 'public'],
    [removed, 410, '', 'public'],
    ['/settings', 200, '', 'private'],
    ['/api/v1/none', 404, '', 'no-store'],
    [`/api/v1${removed}`, 410, '', 'public'],
    ['/FR', 302, '/fr/knowledge-products', 'public'],
    ['/FR/articles', 301, '/fr/articles', 'public'],
    ['/Fr/Articles/Tiny/?a=B', 301, '/fr/articles/Tiny?a=B', 'public'],
    ['/AR/settings', 301, '/ar/settings', 'public'],
    ['/fr', 302, '/fr/knowledge-products', 'public'],
    ['/pt/apet/nothing', 404, '', 'public'],
    ['/sw/former-amina', 301, '/sw/amina-sample', 'public'],
    [`/ar${removed}`, 410, '', 'public'],
    ['/ar/settings', 200, '', 'private'],
  ]);
  // The page of a removed item must be readable without scripts, but search engines must not index it.
  const page = await (await request.get(site.origin + removed)).text();
  expect(page).toContain('This content was removed on 21 November 2026.');
  expect(page).toContain('<meta name="robots" content="noindex"/>');
});

test('if the data service is down, the response has an error status and the browser can retry', async ({ request }) => {
  site.injectFault((requested, response) => {
    if (!requested.url?.startsWith('/v1/')) return false;
    response.writeHead(503).end();
    return true;
  }, 'shell');
  const answer = await request.get(`${site.origin}/articles?theme=energy&country=KE`);
  site.injectFault(undefined, 'shell');
  expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '5']);
  expect(await answer.text()).toContain('<div id="root"></div>');
  site.renderErrors.splice(0);
});

test('a page is readable after one network round, and the next round requests all files for hydration', async ({
  browser,
}) => {
  const context = await browser.newContext();
  await watched(await context.newPage(), undefined, async (page) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const answer = await page.goto(`${site.origin}/apet/areas-of-focus`, { waitUntil: 'networkidle' });
    const html = (await answer?.text()) ?? '';
    expect(html).toContain('Areas of focus</h1>');
    // The HTML must refer to all files, so that scripts cause no further requests for files.
    const files = requested.slice(1).filter((url) => !url.includes('/api/'));
    expect(files.filter((url) => !html.includes(url.replace(site.origin, '')))).toEqual([]);
    expect(files.filter((url) => url.endsWith('/manifest.json'))).toEqual([]);
  });
  await context.close();
});

// The budgets include hydration, and on the front page the code of its sections (decisions 077 and 118).
const budgets = { '/au-ai': 140_000, '/knowledge-products': 152_000, '/articles/auda-nepad-ni-nini': 152_000 };

for (const [path, budget] of Object.entries(budgets)) {
  test(`the first view of ${path} stays within its budget when rendered on the server, and its HTML within 25,000 bytes${fullUnless(path === '/knowledge-products')}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
    await watched(await context.newPage(), undefined, async (page) => {
      const scripts: Promise<Buffer>[] = [];
      const texts: string[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.body());
        if (/\/[a-z]{2}\/(?!late\.)[\w-]+\.json$/.test(response.url())) texts.push(response.url());
      });
      const answer = await page.goto(site.origin + path, { waitUntil: 'networkidle' });
      const html = compressedSize((await answer?.body()) ?? Buffer.alloc(0));
      const js = (await Promise.all(scripts)).reduce((sum, body) => sum + compressedSize(body), 0);
      test.info().annotations.push({ type: 'cost', description: `${path}: HTML ${html}, JS ${js}` });
      expect(html, 'HTML').toBeLessThanOrEqual(25_000);
      expect(js, 'JS').toBeLessThanOrEqual(budget);
      // The page must request no message catalogs, because the HTML contains the texts.
      expect(texts).toEqual([]);
    });
    await context.close();
  });
}

test('the HTML of every public page has its content in every language, including 20 items of each kind', async () => {
  const published = await listAllPublished(site);
  const missing = await Promise.all(
    languages.map(async (language, languageIndex) => {
      const missingParts: string[] = [];
      // Checks each item in one language, because items of a kind differ only in content.
      // `npm run test:full` also checks each item in English.
      const items = published.filter(
        (_, index) => (isFull && languageIndex === 0) || index % languages.length === languageIndex,
      );
      for (const page of [...[...pages, ...lists].map(toPage), ...items])
        missingParts.push(...(await findMissing(site, page, language)));
      return missingParts;
    }),
  );
  expect(missing.flat()).toEqual([]);
});

test('each page of the site has its own description', async () => {
  const same = await Promise.all(
    languages.map((language) => findSameDescriptions(site, [...pages, ...lists], language)),
  );
  expect(same.flat()).toEqual([]);
});

test('a menu that the reader opens before scripts have run is complete afterwards', async ({ page }) => {
  const scripts: Route[] = [];
  let isHeld = true;
  await page.route('**/*.js', (route) => (isHeld ? void scripts.push(route) : route.continue()));
  await page.goto(`${site.origin}/apet`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  isHeld = false;
  await Promise.all(scripts.map((route) => route.continue()));
  await expect(menu.getByRole('link', { name: 'Kiswahili' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('a browser whose member has just changed something bypasses cached responses', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('adp.changedAt', String(Date.now())));
  const read = page.waitForRequest((request) => request.url().startsWith(`${site.origin}/api/v1/articles?fresh=`));
  await page.goto(`${site.origin}/articles`);
  await read;
});

/** Opens a page and waits for hydration. Returns true if React has preserved the elements of the HTML. */
async function hydrate(page: Page, path: string): Promise<boolean> {
  await page.goto(site.origin + path);
  // React adds a property with this prefix to each element that it has hydrated.
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
  return page.evaluate(() => (Reflect.get(globalThis, 'firstHeading') as Element | null)?.isConnected ?? false);
}

const rememberHeading = () =>
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') Reflect.set(globalThis, 'firstHeading', document.querySelector('h1'));
  });

test('a page is hydrated even if a browser extension has added elements', async ({ page }) => {
  await page.addInitScript(rememberHeading);
  // Simulates the content script of an extension, which runs when the document has been parsed.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const heading = document.querySelector('main h1');
      for (const position of ['beforebegin', 'beforeend', 'afterend'] as const) {
        const added = document.createElement('x-extension');
        added.append(document.createElement('button'), 'Read aloud');
        heading?.insertAdjacentElement(position, added);
      }
    }),
  );
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const path of ['/apet', '/articles', '/articles/three-texts-on-ai-that-should-not-be-mixed']) {
    expect(await hydrate(page, path), path).toBe(true);
  }
  expect(errors).toEqual([]);
});

const missing = ['/apet/nothing', '/nowhere/at-all', removed];
const isMissing = new RegExp(`^status 4(04|10): \\S+(${missing.join('|')})$|status of 4(04|10)`);

/** Returns the paths of all lists, one item of each kind, and a search. */
async function listContent(): Promise<readonly string[]> {
  const firsts = await Promise.all(kinds.map(async (kind) => (await listPaths(site, kind)).slice(0, 1)));
  return [...kinds.map((kind) => `/${kind}`), ...firsts.flat(), '/search?q=sample'];
}

/** Returns the URL of the first picture in the main part of the HTML. */
async function readPicture(path: string): Promise<string> {
  const html = await (await fetch(site.origin + path)).text();
  return /<main.*?<img [^>]*?src="([^"]*)"/s.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

/** Creates a member with a copy of `picture` as the profile picture. */
async function newMemberWith(picture: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(picture)).arrayBuffer());
  const { username } = await newMember(site, 'With Picture', {
    fields: { profile_image_url: picture.replace(/images%2F[^?]*/, 'pictures%2Fany%2Fportrait.png') },
  });
  site.storage.put('pictures/any/portrait.png', 'image/png', bytes);
  return username;
}

test('the pictures of an item and of a member are in the HTML and remain after hydration', async ({ browser }) => {
  const item = '/articles/three-texts-on-ai-that-should-not-be-mixed';
  const username = await newMemberWith(await readPicture(item));
  const context = await browser.newContext();
  await context.addInitScript(rememberHeading);
  await watched(await context.newPage(), undefined, async (page) => {
    for (const path of [item, `/${username}`]) {
      const src = await readPicture(path);
      expect(src, path).toMatch(/\/o\/(images|pictures)%2F/);
      expect(await hydrate(page, path), path).toBe(true);
      const picture = page.getByRole('main').locator('img').first();
      await expect(picture).toHaveAttribute('src', src);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });
  await context.close();
});

test('a meeting in Rabat has the announced time both in the HTML from the server and after a navigation @full', async ({
  browser,
}) => {
  // Tries both offsets, because servers and browsers have different rules for Morocco in the winter of 2028.
  for (const [id, offset] of [
    ['rabat-summer-time', '+01:00'],
    ['rabat-standard-time', '+00:00'],
  ] as const) {
    const [startsLocal, endsLocal] = [`2028-12-01T10:00${offset}`, `2028-12-01T11:00${offset}`];
    const times = { startsAt: new Date(startsLocal), startsLocal, endsAt: new Date(endsLocal), endsLocal };
    const meeting = { ...smallest.event, ...times, timezone: 'Africa/Casablanca', title: `A meeting in Rabat, ${id}` };
    site.firestore.put(`events/${id}`, toWireFields(toStored({ ...meeting })));
    const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Africa/Casablanca' });
    await context.addInitScript(rememberHeading);
    await watched(await context.newPage(), undefined, async (page) => {
      expect(await (await context.request.get(`${site.origin}/events/${id}`)).text()).toMatch(/10:00\s?–\s?11:00/);
      expect(await hydrate(page, `/events/${id}`)).toBe(true);
      const time = page.getByRole('main').locator('time', { hasText: '2028' }).first();
      await expect(time).toContainText(/10:00\s?–\s?11:00 · Morocco Time/);
      await expect(page.getByText('Your time')).toHaveCount(0);
      await page.getByRole('link', { name: 'Events', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
      await page.goBack();
      await expect(time).toContainText(/10:00\s?–\s?11:00 · Morocco Time/);
    });
    await context.close();
  }
});

for (const [name, { more, ...visitor }] of Object.entries({
  'in London, on a wide screen': {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    more: [],
  },
  'on Kiritimati, in Arabic, with less motion': {
    locale: 'ar-EG',
    timezoneId: 'Pacific/Kiritimati',
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 800 },
    more: [...pages, ...missing],
  },
} as const)) {
  test(`hydration does not change any page, ${name}${fullUnless(more.length > 0)}`, async ({ browser }) => {
    const context = await browser.newContext(visitor);
    await context.addInitScript(rememberHeading);
    putTombstone();
    await watched(await context.newPage(), isMissing, async (page) => {
      for (const path of [...(await listContent()), ...more]) expect(await hydrate(page, path), path).toBe(true);
    });
    await context.close();
  });
}

const formatted = [
  '# One\n\nA **word** and a [link](https://example.org/).',
  ...['# Two\n\n- one\n  - below it', '# Three\n\n| a |\n|---|\n| 1 |', '# Four\n\nA note[^1].\n\n[^1]: The note.'],
].join('\n\n');

test('the HTML contains a formatted body with its table of contents, and nothing moves or loads later', async ({
  browser,
}) => {
  site.firestore.put('articles/formatted', {
    ...(await storedFields(site, 'articles/auda-nepad-ni-nini')),
    body: { stringValue: formatted },
  });
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
  await context.addInitScript(() => {
    Reflect.set(window, 'shifts', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shifts', Number(Reflect.get(window, 'shifts')) + Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        Reflect.set(window, 'firstBody', document.querySelector('main h2[id^=s-]')?.parentElement?.innerHTML);
    });
  });
  await context.addInitScript(rememberHeading);
  await watched(await context.newPage(), undefined, async (page) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    expect(await hydrate(page, '/articles/formatted')).toBe(true);
    await page.mouse.move(100, 300);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    const first = String(await page.evaluate(() => Reflect.get(window, 'firstBody') as unknown));
    expect(first).toMatch(
      /<h2.*<strong>word<\/strong>.*<a href="https:[^>]* rel="ugc nofollow noopener".*<ul.*<ul.*<table.*<sup>/s,
    );
    expect(await page.locator('main h2[id^=s-]').first().locator('..').innerHTML()).toBe(first);
    await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveCount(4);
    expect(requested.filter((url) => url.includes('markdown'))).toEqual([]);
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBe(0);
  });
  await context.close();
});
