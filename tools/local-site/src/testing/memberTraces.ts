import { createBackgroundWork } from '@adp/functions';
import { createServerReader } from '@adp/shared-data/changes';
import { createReader } from '@adp/shared-data/client';
import { collections, contentKinds, kindNames } from '@adp/shared-data/content';
import { toStored } from '@adp/shared-data/fields';
import { users } from '@adp/shared-data/member';
import { loadWriter } from '@adp/shared-data/writer';
import { createAdministrator } from '@adp/shared-data/administrator';
import { createReview } from '@adp/shared-data/review';
import { smallest, smallestUser } from '@adp/shared-data/testing';
import type { Platform } from '@adp/local-firebase';
import { createMemberToken } from '@adp/local-firebase/testing';
import { projectId } from '@adp/firebase';

/** ID of the member whose successive names are in `memberNames`. */
const uid = 'u1';
export const memberNames = {
  first: { name: 'Zubeida Quartey', username: 'zubeida-quartey' },
  second: { name: 'Nomvula Ferreira', username: 'nomvula-ferreira' },
  third: { name: 'Oumou Lindqvist', username: 'oumou-lindqvist' },
} as const;
const { first } = memberNames;
const segments = Object.values(contentKinds).map(({ segment }) => segment);
/** IDs of the member's items, one in each state, and of one item by another author. */
const ids = ['draft', 'published', 'archived', 'removed', 'of-kofi'];

/**
 * Writes a member's name to every document that copies it, and searches for the name after the member has changed the
 * name or left. Writes through the rules if a page writes the document.
 */
export function createMemberTraces(
  { firestore, background }: Pick<Platform, 'firestore' | 'background'>,
  origin: string,
) {
  const as = (sub: string, claims: object = {}) => ({
    getToken: () => Promise.resolve(createMemberToken(projectId, sub, claims)),
  });
  const config = { projectId, apiKey: 'k', origin };
  const getAdministrator = () => createAdministrator(config, { token: 'owner' });
  const getSitemapUpdate = () => {
    const work = createBackgroundWork(getAdministrator(), { site: origin, reader: createServerReader(config) });
    return work.schedules.updateSitemaps.run;
  };
  const openReview = (sub: string) => createReview(config, as(sub, { role: 'reviewer' }));
  const openWriter = () => loadWriter(config, as(uid, { role: 'reviewer', programmes: ['apet'] }));
  const readMember = () => createReader(config, as(uid)).getMine(users, uid);

  const { createdAt, updatedAt, revision, ...draft } = smallestUser;

  async function saveMember(changes: object) {
    const writer = await openWriter();
    const before = await readMember();
    await writer.saveMember({ uid, user: { ...draft, listed: true, ...changes }, before });
    await whenDone();
  }

  /**
   * Writes the member's name to every document that copies it. Writes through the rules if a page writes the document.
   */
  async function leaveTraces({ isHidden = false } = {}) {
    const { commit } = getAdministrator();
    await saveMember(first);
    const kofi = toStored({ ...smallestUser, name: 'Kofi', username: 'kofi' });
    await commit([{ path: 'users/kofi', fields: kofi, times: ['created_at', 'updated_at'] }]);
    const byline = { authorUid: uid, authorUsername: first.username, authorName: first.name };
    for (const kind of kindNames)
      for (const status of ['draft', 'published', 'archived', 'removed']) {
        const { publishedAt, ...item } = smallest[kind];
        const isPublic = status !== 'draft' && { publishedAt };
        const stored = toStored({
          ...item,
          ...isPublic,
          ...byline,
          status: status === 'removed' ? 'published' : status,
        });
        const others = { authors: undefined, corporate_author: undefined, programme: 'apet' };
        await commit([
          {
            path: `${collections[kind]}/${status}`,
            fields: { ...stored, ...(kind === 'knowledgeProduct' && others), title: `The title of what is ${status}` },
          },
        ]);
      }
    const review = openReview('kofi');
    const reason = 'It advertises a product.';
    for (const kind of kindNames)
      await review.decide({ kind, id: 'removed', revision: 1, to: 'removed', reason, by: 'kofi' });
    await leaveReviewTraces(reason, isHidden);
    const ofAnother = { authorUid: 'kofi', authorUsername: 'kofi', authorName: 'Kofi' };
    await commit([{ path: 'articles/of-kofi', fields: toStored({ ...smallest.article, ...ofAnother }) }]);
    const translation = { collection: 'articles', item: 'of-kofi', lang: 'fr', how: 'human', sourceRevision: 1 };
    const translator = { translatorUid: uid, translatorUsername: first.username, translatorName: first.name };
    const { title, summary, body } = smallest.article;
    await commit([
      {
        path: 'translations/articles_of-kofi_fr',
        fields: toStored({ ...translation, ...translator, title, summary, body, updatedAt: new Date() }),
      },
    ]);
    await whenDone();
  }

  /** Writes reports of the profile, a decision about it, a role, and the member's review tasks. */
  async function leaveReviewTraces(reason: string, isHidden: boolean) {
    const { commit } = getAdministrator();
    const [kofi, zuri] = [openReview('kofi'), openReview('zuri')];
    const report = {
      collection: 'profiles',
      item: first.username,
      title: first.name,
      subjectUid: uid,
      reason: 'other',
      text: '',
      status: 'open',
      createdAt: new Date(1e12),
      updatedAt: new Date(1e12),
    };
    const toPath = (reporter: string) => `reports/profiles_${first.username}_${reporter}`;
    const stored = (reporter?: string) => toStored({ ...report, ...(reporter && { reporterUid: reporter }) });
    await commit([
      { path: toPath('kofi'), fields: stored('kofi') },
      { path: toPath('a-visitor'), fields: stored() },
      { path: 'report_counts/kofi', fields: { item: `profiles_${first.username}_kofi`, count: 1 } },
    ]);
    await zuri.decideReport({
      id: `profiles_${first.username}_kofi`,
      to: 'upheld',
      reason,
      by: 'zuri',
      removesItem: true,
    });
    await whenDone();
    if (!isHidden) await kofi.showProfile({ id: uid, reason, by: 'kofi' });
    await commit([
      {
        path: 'reports/articles_of-kofi_zuri',
        fields: toStored({ ...report, collection: 'articles', item: 'of-kofi', title: 'It', subjectUid: 'kofi' }),
      },
      {
        path: 'audit/role_u1_x',
        fields: {
          by: 'kofi',
          at: new Date(),
          collection: 'users',
          item: uid,
          title: first.username,
          from: 'member',
          to: 'reviewer',
          reason,
        },
      },
      {
        path: 'articles/waiting',
        fields: toStored({
          ...smallest.article,
          status: 'in_review',
          authorUid: 'kofi',
          authorUsername: 'kofi',
          authorName: 'Kofi',
        }),
      },
    ]);
    const mine = openReview(uid);
    const assignTo = { uid, name: first.name };
    await mine.handleReport({ id: 'articles_of-kofi_zuri', assignTo });
    await mine.handleItem({ item: { kind: 'article', id: 'waiting', authorUid: 'kofi' }, assignTo });
  }

  /** Returns the paths of documents whose path or fields contain one of the texts. */
  function findDocuments(...texts: readonly string[]): string[] {
    return [...firestore.documents()]
      .filter(({ path, fields }) => texts.some((text) => `${path} ${JSON.stringify(fields)}`.includes(text)))
      .map(({ path }) => path)
      .sort();
  }

  async function leave(content: 'keep' | 'remove') {
    const before = await readMember();
    if (!before) throw new Error('There is no member to leave.');
    await (await openWriter()).deleteMember({ uid, before, content });
    await whenDone();
  }

  /**
   * Waits for the background work.
   * @throws Error if some of the work failed
   */
  async function whenDone() {
    await background.whenIdle();
    // Update the sitemap, which is not part of the response to an event.
    await getSitemapUpdate()({ time: new Date().toISOString() });
    const failures = background.failures();
    if (failures.length > 0) throw new Error(JSON.stringify(failures));
  }

  /**
   * Returns every public URL that shows the member or one of the items. Excludes cards, which are images of a title
   * without a person's name.
   */
  function listPublic(): string[] {
    const pages = [
      ...segments.flatMap((segment) => [`/${segment}`, ...ids.map((id) => `/${segment}/${id}`)]),
      ...Object.values(memberNames).map(({ username }) => `/${username}`),
      ...['/people', '/apet'],
    ];
    return [
      ...pages.flatMap((page) => [page, `/fr${page}`]),
      ...segments.flatMap((segment) => [
        `/api/v1/${segment}`,
        ...[`/feeds/${segment}.atom`, `/feeds/${segment}.atom?lang=fr`],
        ...[`/embed/${segment}`, `/fr/embed/${segment}`],
        ...ids.flatMap((id) => [
          ...[`/api/v1/${segment}/${id}`, `/api/v1/${segment}/${id}?lang=fr`],
          `/oembed.json?url=${encodeURIComponent(`${origin}/${segment}/${id}`)}`,
        ]),
      ]),
      ...Object.values(memberNames).flatMap(({ username }) => [
        ...[`/api/v1/people/${username}`, `/api/v1/authors/${username}`],
      ]),
      ...['/api/v1/people', '/api/v1/search?q=title', '/sitemap.xml'],
      ...['/calendar/events.ics', '/calendar/deadlines.ics', '/opensearch.xml'],
    ];
  }

  /** Returns the files of the sitemap. */
  async function listSitemapFiles(): Promise<string[]> {
    const index = await (await fetch(`${origin}/sitemap.xml`)).text();
    return [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]*)</g)].map(([, path = '']) => path);
  }

  /** Returns the public URLs whose responses contain one of the texts. */
  async function findPublic(...texts: readonly string[]): Promise<string[]> {
    // This write invalidates the endpoints' caches, which store responses for seconds.
    firestore.put('report_limits/none', {});
    const urls: string[] = [];
    for (const url of [...listPublic(), ...(await listSitemapFiles())]) {
      const fresh = url.startsWith('/api/') ? `${url}${url.includes('?') ? '&' : '?'}fresh=1` : url;
      const response = await fetch(`${origin}${fresh}`, { redirect: 'manual' });
      // Errors and canonical links contain the requested path, and the 404 page searches for its words. Remove these
      // from the text.
      const requested = url.slice(url.lastIndexOf('/') + (response.status === 404 ? 1 : 0));
      const text = (await response.text()).replaceAll(requested, '');
      if (texts.some((searched) => text.includes(searched))) urls.push(url);
    }
    return urls;
  }

  return { saveMember, leaveTraces, leave, findDocuments, findPublic };
}
