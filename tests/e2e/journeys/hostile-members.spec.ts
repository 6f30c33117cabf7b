import type { Page } from '@playwright/test';
import { nextPath } from '@adp/shared-auth/next';
import { usernameSchema } from '@adp/shared-data/member';
import { safeParse } from 'valibot';
import { hostileStrings } from '@adp/shared-data/testing';
import { newMember, putMember, signIn } from '../src/accounts';
import { expect, test } from '../src/members';

test('the list of hostile strings has the expected minimum length', () => {
  expect(new Set(hostileStrings).size).toBeGreaterThanOrEqual(80);
});

test('no hostile return URL leads off the site after sign-in', async ({ page, memberSite: site }) => {
  for (const next of hostileStrings) {
    const led = new URL(nextPath(next), `${site.origin}/login`);
    expect([next, led.origin]).toEqual([next, site.origin]);
  }
  const { email } = await newMember(site);
  await signIn(page, site, email);
  // The member is already signed in, so the page redirects immediately.
  for (const next of [
    '//evil.example',
    '/%5Cevil.example',
    'javascript:window.hit=1',
    '%0d%0aLocation:%20https://evil.example',
  ]) {
    await page.goto(`${site.origin}/login?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL(`${site.origin}/knowledge-products`);
    await expect(page.getByText(/^(More than )?\d+ results$/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await untouched(page);
  }
});

test('no hostile string is accepted as a username, in the form or in a URL', async ({ page, memberSite: site }) => {
  const refused = hostileStrings.filter((text) => !/^(constructor)$/.test(text));
  for (const name of refused) expect([name, safeParse(usernameSchema, name).success]).toEqual([name, false]);
  const { email } = await newMember(site);
  await signIn(page, site, email, '/edit-profile');
  const field = page.getByLabel('Username');
  await expect(field).toBeVisible();
  // Types only every eighth string into the form, because the form uses the schema that was checked above.
  for (const name of refused.filter((_, index) => index % 8 === 0)) {
    await type(page, '#username', [name]);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await untouched(page);
  page.on('dialog', (dialog) => void dialog.accept());
  for (const name of [
    '<script>window.hit=1</script>',
    '\u202Eevil\u202C',
    'аdmin',
    'a\u0000b',
    '__proto__',
    '👩🏾‍💻',
    '%00',
  ]) {
    await page.goto(`${site.origin}/${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await untouched(page);
  }
});

test('every field of the profile shows hostile input as plain text', async ({ page, memberSite: site }) => {
  const { email } = await newMember(site);
  await signIn(page, site, email, '/edit-profile');
  const preview = page.getByRole('complementary', { name: 'As others will see it' });
  await page.getByRole('button', { name: 'Add an area of expertise' }).click();
  await page.getByRole('button', { name: 'Add a link' }).click();
  const elements = () => preview.evaluate((element) => element.querySelectorAll('*').length);
  for (const label of ['Name', 'Position', 'Organisation', 'About you'])
    await page.getByLabel(label, { exact: true }).fill('x');
  const count = await elements();
  const fields = 'form input:not([type=file]):not(#username), form textarea';
  const size = await page.locator(fields).count();
  for (let start = 0; start < hostileStrings.length; start += size) {
    const texts = hostileStrings.slice(start, start + size);
    await type(page, fields, texts);
    expect([texts, await elements()]).toEqual([texts, count]);
  }
  await untouched(page);
});

test('profiles and the directory show hostile values that bypassed the forms as text', async ({
  page,
  memberSite: site,
}) => {
  const wide = hostileStrings.filter((text) => !/[\r\n]/.test(text) && !/\p{Surrogate}/u.test(text));
  const cut = (text: string, max: number) => [...text].slice(0, max).join('');
  const size = 14;
  for (let start = 0; start < wide.length; start += size) {
    const [name = 'xx', company = 'x', position = 'x', description = 'x', ...expertise] = wide.slice(
      start,
      start + size,
    );
    const username = `hostile-${start}`;
    const shown = { name: cut(name, 100).padEnd(2, 'x'), company: cut(company, 120), position: cut(position, 120) };
    putMember(site, {
      uid: username,
      username,
      name: shown.name,
      listed: true,
      expertise: [...new Set(expertise.map((text) => cut(text, 50)))],
      fields: { company: shown.company, position: shown.position, description: cut(description, 1_000) },
    });
    await page.goto(`${site.origin}/${username}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toHaveCount(0);
    expect(await page.getByRole('main').locator('script, iframe, style, base, form:not([role])').count()).toBe(0);
    await untouched(page);
  }
  await page.goto(`${site.origin}/people`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await untouched(page);
});

/** Sets a different text in each field within one task of the page, as browser extensions do. */
async function type(page: Page, fields: string, texts: readonly string[]): Promise<void> {
  await page.evaluate(
    ([selector, values]) => {
      for (const [index, field] of document
        .querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)
        .entries()) {
        // React overrides the setter of `value` on the element, and detects only changes through the prototype's
        // setter.
        const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, values[index % values.length] ?? '');
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    [fields, texts] as const,
  );
}

/** Expects that no injected script has run and that the page still belongs to the site. */
async function untouched(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  expect(await page.locator('base, meta[http-equiv=refresh]').count()).toBe(0);
}
