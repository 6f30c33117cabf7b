import type { Response } from '@playwright/test';
import { newMember, signIn } from '../src/accounts';
import { compressedSize } from '../src/compressedSize';
import { expect, memberButton, test } from '../src/members';

// Size limits for the first view of a page by a signed-in member with an empty cache, in bytes after Brotli
// compression.

// The budget is 200,000 bytes. Shell, sign-in code, store and the app's entry already need 187,000 bytes (decision
// 022). Pages that exceed the budget have a limit 1 % above their current size.
const limits = { '/settings': 234_000, '/notifications': 205_000, '/edit-profile': 234_000, '/new/article': 264_000 };

test('the first view of a member page stays within its limit and loads one copy of the store', async ({
  page,
  memberSite: site,
}) => {
  const { email } = await newMember(site);
  // Uses the screen of a phone, like the budgets of public pages.
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, site, email);
  const network = await page.context().newCDPSession(page);
  for (const [path, limit] of Object.entries(limits)) {
    // Cancels pending requests of the previous page, so that they do not count for this page.
    await page.goto('about:blank');
    await network.send('Network.clearBrowserCache');
    const scripts: Response[] = [];
    const collect = (response: Response) => {
      if (response.url().endsWith('.js')) scripts.push(response);
    };
    page.on('response', collect);
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The member's menu in the header appears last, because it waits for the store.
    await expect(memberButton(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    page.off('response', collect);
    const bodies = await Promise.all(scripts.map((response) => response.body()));
    const js = bodies.reduce((sum, body) => sum + compressedSize(body), 0);
    test.info().annotations.push({ type: 'cost', description: `${path}: JS ${js}` });
    expect(js, `JS of ${path}`).toBeLessThanOrEqual(limit);
    const withRedux = scripts.filter((_, index) => bodies[index]?.includes('@@redux/INIT'));
    expect(withRedux.map((response) => new URL(response.url()).pathname.replace(/.*\/(\w+)\..*/, '$1'))).toEqual([
      'store',
    ]);
  }
});
