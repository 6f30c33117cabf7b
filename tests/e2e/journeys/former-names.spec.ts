import { createMemberTraces, memberNames } from '@adp/local-site/testing';
import { startSite, type TestSite } from '../src/startSite';
import { expect, test } from '../src/test';

// Rendered pages and everything that crawlers read must not contain the name of a member who has left.
// tools/local-site/src/formerNames.test.ts searches the stored documents.

test.describe.configure({ mode: 'default' });
let site: TestSite;
let traces: ReturnType<typeof createMemberTraces>;
test.beforeAll(async () => {
  site = await startSite({ edge: true });
  traces = createMemberTraces(site, site.origin);
});
test.afterEach(() => site.reset());
test.afterAll(async () => {
  expect(site.renderErrors).toEqual([]);
  await site.stop();
});

const { first, second } = memberNames;
/** Pages that contain the name before the member leaves. The searches are meaningful only if these pages exist. */
const pages = ['/articles', '/articles/published', '/articles/removed', '/people']
  .concat(`/${first.username}`)
  .flatMap((page) => [page, `/fr${page}`]);
const others = ['/oembed.json?url=', '/feeds/articles.atom', '/sitemaps/people-', '/api/v1/articles/removed'];

for (const content of ['keep', 'remove'] as const)
  test(`no page has the name of a member who left and chose to ${content} published items @full`, async () => {
    await traces.leaveTraces();
    const matches = await traces.findPublic(first.name, first.username);
    for (const page of pages) expect(matches).toContain(page);
    for (const url of others) expect(matches).toContainEqual(expect.stringContaining(url));
    await traces.leave(content);
    expect(await traces.findPublic(first.name, first.username)).toEqual([]);
  });

test('no page contains any name of a member who changed names, was hidden by reviewers, and left @full', async () => {
  await traces.leaveTraces({ isHidden: true });
  await traces.saveMember(second);
  expect(await traces.findPublic(first.name)).toEqual([]);
  await traces.leave('keep');
  expect(await traces.findPublic(first.name, first.username, second.name, second.username)).toEqual([]);
});
