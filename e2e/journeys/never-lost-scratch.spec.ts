import { test, expect, openForm, newTitle, summary, untilKept } from '../src/writing';
for (const i of [1,2,3]) test(`open ${i}`, async ({ desk, memberSite: site }) => {
  const t0 = Date.now();
  const lap = (w: string) => console.log(i, w, Date.now() - t0);
  await openForm(desk, site, 'article'); lap('form');
  await desk.locator('#f-title').fill(newTitle());
  await desk.locator('#f-summary').fill(summary);
  await desk.locator('#f-body').fill('text'); lap('filled');
  await untilKept(desk); lap('kept');
  await desk.reload();
  await expect(desk.locator('#f-body')).toHaveValue('text'); lap('reloaded');
  await desk.goto(`${site.origin}/new`);
  await expect(desk.getByRole('list', { name: 'On this device' })).toBeVisible(); lap('new');
});
