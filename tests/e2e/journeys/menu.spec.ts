import { fullUnless } from '../src/full';
import { expectAccessible, sidewaysScroll, smallTargets } from '../src/pageChecks';
import { expect, test } from '../src/test';

const entries = ['AUDA - NEPAD', 'Knowledge Products', 'APET', 'CJED', 'AU - AI'];

test('the menu can be opened and closed by keyboard, traps the focus, and returns the focus to its button', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/apet`);
  // Waits until the app has loaded. Loading mounts the layout and the menu again, so an earlier key press could be lost.
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  // The content behind the menu must not be visible, readable or focusable.
  await expect(page.getByRole('main')).toHaveCount(0);
  const seen: string[] = [];
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    seen.push((await page.locator(':focus').innerText()).trim());
  }
  for (const entry of entries) expect(seen.join('\n')).toContain(entry);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('choosing an entry by keyboard closes the menu and opens its page @core', async ({ page, site }) => {
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'CJED' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /^CJED/ })).toBeFocused();
});

test('choosing the current page closes the menu and returns the focus to its button @full', async ({ page, site }) => {
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'APET' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

for (const width of [360, 1440]) {
  test(`the open menu at ${width} px is accessible, with five entries in order and wordmarks on large screens only${fullUnless(width === 360)}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(`${site.origin}/apet`);
    await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const links = menu.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText([
      /AUDA - NEPAD/,
      /01\s*Knowledge Products/,
      /02\s*APET/,
      /03\s*CJED/,
      /04\s*AU - AI/,
    ]);
    const sections = menu.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    await expect(sections).toHaveText(['Articles', 'Events', 'Opportunities', 'Products', 'People']);
    await expect(menu.getByText('Developing Africa through emerging technologies')).toBeVisible();
    await expect(menu.getByText('Knowledge and community')).toBeVisible({ visible: width >= 1024 });
    await expect(menu.getByText('African Digital Policy')).toBeVisible({ visible: width >= 1024 });
    await expect(menu.getByRole('list', { name: 'Follow us on social media' }).getByRole('link')).toHaveCount(4);
    await expectAccessible(page, 'the open menu');
    expect(await smallTargets(page)).toEqual([]);
  });
}

for (const width of [320, 360, 1024, 1440])
  test(`the header at ${width} px has the search, and on wide screens the sections, in one row of targets${fullUnless(width === 320)}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    // French has the longest names of sections.
    for (const [language, events, sign] of [
      ['', 'Events', 'Sign in'],
      ['/fr', 'Événements', 'Connexion'],
      ['/ar', 'الفعاليات', 'تسجيل الدخول'],
    ] as const) {
      await page.goto(`${site.origin}${language}/events`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const header = page.getByRole('banner');
      const section = header.getByRole('link', { name: events, exact: true });
      await expect(section).toBeVisible({ visible: width >= 1024 });
      if (width >= 1024) await expect(section).toHaveAttribute('aria-current', 'true');
      await expect(header.getByRole('link', { name: sign })).toBeVisible();
      expect((await header.boundingBox())?.height, `height in ${language}`).toBe(72);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
    }
    await page.getByRole('banner').locator('a[href="/ar/search"]').click();
    await expect(page.getByRole('searchbox').first()).toBeVisible();
  });

test.afterEach(({ site }) => {
  site.repair();
});

test('social icons appear for configured URLs and open in a new tab', async ({ page, site }) => {
  const social = {
    facebook: 'https://facebook.example/org',
    x: 'https://x.example/org',
    youtube: 'https://youtube.example/org',
  };
  // Changes the social links in the registry of the HTML, as in another site.
  site.changePage('/apet', (html) => html.replace(/"social":\{[^}]*\}/, `"social":${JSON.stringify(social)}`));
  await page.goto(`${site.origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  const icons = page.getByRole('list', { name: 'Follow us on social media' }).getByRole('link');
  await expect(icons).toHaveCount(3);
  expect(await icons.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    Object.values(social),
  );
  for (const icon of await icons.all()) {
    await expect(icon).toHaveAttribute('target', '_blank');
    await expect(icon).toHaveAttribute('rel', 'noopener');
  }
  await expectAccessible(page, 'the open menu with social icons');
  expect(await smallTargets(page)).toEqual([]);
});
