import type { Page, Request } from '@playwright/test';
import { newAddress, password, samplePassword } from '../src/accounts';
import { expect, memberButton, test } from '../src/members';
import { startSite, type TestSite } from '../src/startSite';

const email = 'amina@example.org';

async function openLogin(page: Page, site: TestSite): Promise<void> {
  await page.goto(`${site.origin}/login?next=%2Fabout`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(samplePassword);
}

/** Returns a list that collects requests to the identity service, each with the operation and the reCAPTCHA token. */
function recordRequests(page: Page): (readonly [string, string | undefined])[] {
  const recorded: (readonly [string, string | undefined])[] = [];
  page.on('request', (request: Request) => {
    const [operation] = /(accounts:signInWithPassword|recaptchaConfig|accounts:signUp)\b/.exec(request.url()) ?? [];
    if (!operation || request.method() === 'OPTIONS') return;
    const body = (request.postDataJSON() ?? {}) as { readonly captchaResponse?: string };
    recorded.push([operation, body.captchaResponse]);
  });
  return recorded;
}

test.describe('if the project protects signing in with reCAPTCHA', () => {
  let site: TestSite;
  test.beforeAll(async () => {
    site = await startSite({ recaptcha: 'ENFORCE' });
  });
  test.afterAll(() => site.stop());

  test('the first request already has a token, because the page reads the configuration first', async ({
    freshPage: page,
  }) => {
    const requests = recordRequests(page);
    await openLogin(page, site);
    await expect.poll(() => requests).toEqual([['recaptchaConfig', undefined]]);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${site.origin}/about`);
    await expect(memberButton(page)).toBeVisible();
    expect(requests.slice(1)).toEqual([['accounts:signInWithPassword', 'token']]);
  });

  test('a request that is rejected because it has no token is repeated with a token @full', async ({
    freshPage: page,
  }) => {
    const requests = recordRequests(page);
    await page.route(/recaptchaConfig/, (route) => route.abort(), { times: 1 });
    await openLogin(page, site);
    await expect.poll(() => requests).toHaveLength(1);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${site.origin}/about`);
    await expect(memberButton(page)).toBeVisible();
    expect(requests.map(([operation]) => operation)).toEqual([
      ...['recaptchaConfig', 'accounts:signInWithPassword'],
      'accounts:signInWithPassword',
    ]);
    expect(requests.at(-1)).toEqual(['accounts:signInWithPassword', 'token']);
  });

  test('the request that creates an account also has a token @full', async ({ freshPage: page }) => {
    const requests = recordRequests(page);
    await page.goto(`${site.origin}/sign-up`);
    await page.getByLabel('Name', { exact: true }).fill('Zola Test');
    await page.getByLabel('Email address').fill(newAddress());
    await page.getByLabel('Password', { exact: true }).fill(password);
    await expect.poll(() => requests).toHaveLength(1);
    await page.getByRole('button', { name: 'Create the account' }).click();
    await expect(page).toHaveURL(/\/welcome/);
    expect(requests.at(-1)).toEqual(['accounts:signUp', 'token']);
  });
});

test.describe('at Google', () => {
  test.use({
    allowed:
      /^foreign: https:\/\/((identitytoolkit|firestore)\.googleapis\.com|www\.google\.com\/recaptcha|www\.gstatic\.com\/recaptcha)\//,
  });
  let site: TestSite;
  test.beforeAll(async () => {
    site = await startSite({ recaptcha: 'ENFORCE', production: true });
  });
  test.afterAll(() => site.stop());

  test('the example security policy allows the reCAPTCHA scripts, and their token is accepted at sign-in', async ({
    freshPage: page,
  }) => {
    const requests = recordRequests(page);
    const scripts: string[] = [];
    // Forwards requests for Google's hosts to the local platform.
    await page.route(/^https:\/\/(identitytoolkit|securetoken|firestore)\.googleapis\.com\//, async (route) => {
      const request = route.request();
      const { host, pathname, search } = new URL(request.url());
      const path = host.startsWith('firestore') ? pathname : `/${host}${pathname}`;
      const headers = { 'access-control-allow-origin': site.origin, 'access-control-allow-headers': '*' };
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
      const response = await route.fetch({ url: `${site.origin}${path}${search}` });
      return route.fulfill({ response, headers: { ...response.headers(), ...headers } });
    });
    // Replaces Google's first script, which adds a second script to the page.
    await page.route('https://www.google.com/recaptcha/enterprise.js**', (route) => {
      scripts.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        body: `const script = document.createElement('script');
          script.src = 'https://www.gstatic.com/recaptcha/releases/test/recaptcha__en.js';
          document.head.append(script);`,
      });
    });
    await page.route('https://www.gstatic.com/recaptcha/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `globalThis.grecaptcha = {
          enterprise: { ready: (run) => run(), execute: (key) => Promise.resolve(key === 'local-test-key' ? 'token' : 'none') },
        };
        onFirebaseAuthREInstanceReady();`,
      }),
    );
    await openLogin(page, site);
    await expect.poll(() => scripts).toHaveLength(1);
    expect(scripts[0]).toMatch(
      /^https:\/\/www\.google\.com\/recaptcha\/enterprise\.js\?render=local-test-key&.*trustedtypes=true$/,
    );
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${site.origin}/about`);
    await expect(memberButton(page)).toBeVisible();
    expect(requests).toEqual([
      ['recaptchaConfig', undefined],
      ['accounts:signInWithPassword', 'token'],
    ]);
  });
});
