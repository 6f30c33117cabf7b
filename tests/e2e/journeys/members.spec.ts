import { newMember, putMember, signIn } from '../src/accounts';
import { emptyCaches } from '../src/emptyCaches';
import { expect, memberButton, test } from '../src/members';
import { expectAccessible, expectUsable } from '../src/pageChecks';

test.describe('the directory', () => {
  test('lists members who have opted in, searches and filters them, and has several pages', async ({
    page,
    memberSite: site,
  }) => {
    await page.goto(`${site.origin}/people`);
    await expect(page.getByRole('link', { name: 'Amina (sample member)' })).toBeVisible();
    await expectUsable(page, 'the directory');
    expect(await page.getByRole('main').innerText()).not.toMatch(/@|chidi/i);
    for (let number = 100; number < 160; number += 1)
      putMember(site, {
        uid: `crowd-${number}`,
        username: `crowd-${number}`,
        name: `Crowd Númber ${number}`,
        listed: true,
        fields: {
          company: number === 157 ? 'Öne Ministry' : 'Crowd',
          position: number === 158 ? 'Régulator' : 'Member',
        },
      });
    await emptyCaches(page);
    await page.reload();
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(24);
    const more = page.getByRole('link', { name: 'Show more' });
    const address = (await more.getAttribute('href')) ?? '';
    await more.click();
    await expect(rows).toHaveCount(48);
    await page.goto(site.origin + address);
    await expect(rows).toHaveCount(24);
    const search = async (words: string, count: number) => {
      await page.goto(`${site.origin}/people`);
      await page.getByRole('searchbox', { name: /^Search by name/ }).fill(words);
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\?q=/);
      await expect(rows).toHaveCount(count);
    };
    await search('number 123 CROWD', 1);
    await search('one ministry', 1);
    await search('regulator', 1);
    await page.getByRole('link', { name: 'Crowd Númber 158' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Crowd Númber 158' })).toBeVisible();
    await page.goBack();
    await expect(rows).toHaveCount(1);
    await search('nobody has these words', 0);
    await expect(page.getByRole('heading', { name: 'No members match these words' })).toBeVisible();
    await expectAccessible(page, 'a search for people without results');
    await page.goto(`${site.origin}/people`);
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption({ label: 'Swahili' });
    await expect(page).toHaveURL(/\/people\?language=sw$/);
    await page.getByRole('navigation', { name: 'Areas of expertise' }).getByRole('link', { name: 'Editing' }).click();
    await expect(page).toHaveURL(/\/people\?language=sw&expertise=Editing$/);
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Amina (sample member)' })).toBeVisible();
  });
});

test.describe('a profile', () => {
  test("shows the member's published items by kind, and a QR code", async ({ page, memberSite: site }) => {
    await page.goto(`${site.origin}/amina-sample`);
    await expect(page.getByRole('heading', { level: 1, name: 'Amina (sample member)' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Articles' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'All articles by Amina (sample member)' })).toHaveAttribute(
      'href',
      '/articles?author=amina-sample',
    );
    await page.getByText('Share this profile').click();
    await page.getByRole('button', { name: 'QR code' }).click();
    const code = page.getByRole('img', { name: `QR code with a link to ${site.origin}/amina-sample` });
    await expect(code).toBeVisible();
    await expectUsable(page, 'a profile');
    await page.getByRole('link', { name: /session by session/i }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Amina (sample member)' }).first().click();
    await expect(page).toHaveURL(`${site.origin}/amina-sample`);
  });

  test('is visible only to its audience, and any other reader sees the 404 page @full', async ({
    page,
    browser,
    memberSite: site,
  }) => {
    const members = await newMember(site, 'For Members', { visibility: 'members' });
    const hidden = await newMember(site, 'Hidden Member', { visibility: 'hidden' });
    const missing = page.getByRole('heading', { level: 1, name: 'Page Not Found' });
    for (const path of [
      members.username,
      hidden.username,
      'nobody-has-this-name',
      'x',
      'No%20Name',
      'n%C3%A4me',
      'a'.repeat(31),
      'former-member',
    ]) {
      await page.goto(`${site.origin}/${path}`);
      await expect(missing).toBeVisible();
    }
    await signIn(page, site, hidden.email, `/${hidden.username}`);
    await expect(page.getByText('Only you can see it')).toBeVisible();
    await page.goto(`${site.origin}/${members.username}`);
    await expect(page.getByRole('heading', { level: 1, name: 'For Members' })).toBeVisible();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${site.origin}/${members.username}`);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await visitor.context().close();
  });
});

test('notifications are grouped by day, can be filtered and marked as read (with undo), and are counted in the header @full', async ({
  page,
  memberSite: site,
}) => {
  await signIn(page, site, 'amina@example.org', '/notifications', 'Sample-member-2063');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const number = page.getByRole('banner').getByRole('button', { name: /unread/ });
  await expect(number).toBeVisible();
  const unread = Number(/(\d+) unread/.exec(await number.innerText())?.[1]);
  expect(unread).toBeGreaterThan(1);
  await expectUsable(page, 'notifications');
  await page.getByRole('button', { name: 'Mark as read' }).first().click();
  await expect(page.getByRole('banner').getByRole('button', { name: `${unread - 1} unread` })).toBeVisible();
  await page.getByRole('link', { name: 'Unread only' }).click();
  await expect(page).toHaveURL(/unread=1/);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No notifications match this filter' })).toBeVisible();
  await expectAccessible(page, 'filtered notifications, none of them');
  await page.getByRole('link', { name: 'Show all notifications' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText(/notifications marked as read/)).toBeVisible();
  await expect(number).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: `${unread - 1} unread` })).toBeVisible();
  const counts: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"notifications"')) counts.push(request.url());
  });
  await page.goto(`${site.origin}/about`);
  await expect(number).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(counts).toHaveLength(1);

  const fresh = await newMember(site);
  await memberButton(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, site, fresh.email, '/notifications');
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await expectAccessible(page, 'no notifications');
});
