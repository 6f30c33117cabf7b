import { programmePageLimits as limits } from '@adp/shared-data/programme-page';
import { commit, get, gone, list, markChange, member, put, type RuleCase } from './ruleCase';
import { toCases } from './sampleDocuments';

const editor = member('amina', { programmes: ['apet'] });
const byService = member('amina', {
  programmes: ['apet'],
  email_verified: false,
  firebase: { sign_in_provider: 'google.com', identities: {} },
});
const anonymousEditor = member('amina', {
  programmes: ['apet'],
  role: 'administrator',
  firebase: { sign_in_provider: 'anonymous', identities: {} },
});
const otherEditor = member('kofi', { programmes: ['cjed', 'ivm'] });
const administrator = member('zuri', { role: 'administrator' });
const { allow, deny } = toCases('programme page: ');

const id = 'apet_en';
const page = `programme_pages/${id}`;
const draft = `programme_drafts/${id}`;
const toVersion = (revision: number, of = id) => `programme_revisions/${of}/versions/${revision}`;

const statement = { text: 'It is small.', sources: ['page'] };
const title = 'Small';
const content = {
  acronym: 'APET',
  name: 'A panel',
  purpose: statement,
  sections: [{ id: 'what-it-is', title, statements: [statement] }],
  milestones: [{ date: '2016', title, sources: ['page'] }],
  publications: [],
  team: [],
  gaps: ['We found no more.'],
  sub_page: { title, intro: statement, items: [{ title, sources: ['page'] }] },
  sources: { page: { title: 'A page', publisher: 'nepad.org', checked_on: '2026-11-20' } },
};
const about = { title: 'About', lead: 'It is a site.', sections: [{ id: 'a', title, paragraphs: ['It is.'] }] };

const key = { programme: 'apet', lang: 'en' };
const published = { ...key, content, revision: 1, published_by: 'amina' };
const at = new Date(Date.UTC(2026, 0, 5));
const stored = (revision = 1) => ({ ...published, revision, published_at: at, updated_at: at });
const publishedDocuments = { [page]: stored(), [toVersion(1)]: stored() };
const times = ['published_at', 'updated_at'];

/**
 * Returns a commit that publishes a page directly. The rules deny it, because only an action may publish (decision
 * 117).
 */
const publish = (fields: object = {}, of = id) => {
  const data = { ...published, ...fields };
  return commit(
    put(toVersion(data.revision, of), data, { times, exists: false }),
    put(`programme_pages/${of}`, data, { times }),
  );
};

const texts = (length: number) => Array.from({ length }, () => 'xx');
const toSources = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, index) => [`s${index}`, { title }]));
// A time more than a year ahead. It is a constant, so that every run sends the same request.
const times366 = new Date('2100-01-01T00:00:00Z');
const soon = new Date(Date.now() + 3_600_000);

const drafted = { ...key, content: {}, revision: 0, updated_by: 'amina' };
const saveDraft = (fields: object = {}, of = draft) =>
  commit(put(of, { ...drafted, ...fields }, { times: ['updated_at'] }));
/** Returns the commit that saves a draft with a time of publication. */
const plan = (fields: object, of = draft) => saveDraft({ content, publish_at: soon, ...fields }, of);
const withContent = (changes: object) => plan({ content: { ...content, ...changes } });
const oneDraft = { [draft]: { ...drafted, updated_at: at } };

/** Parts of the content with a length limit: name, function that creates the part, and limits of the schema. */
const lengths: readonly (readonly [
  string,
  (length: number) => object,
  { readonly min: number; readonly max: number },
])[] = [
  ['sections', (length) => ({ sections: texts(length) }), limits.sections],
  ['milestones', (length) => ({ milestones: texts(length) }), limits.milestones],
  ['publications', (length) => ({ publications: texts(length) }), limits.publications],
  ['people of the team', (length) => ({ team: texts(length) }), limits.team],
  ['gaps', (length) => ({ gaps: texts(length) }), limits.gaps],
  ['sources', (length) => ({ sources: toSources(length) }), limits.listedSources],
  ['sources of the purpose', (length) => ({ purpose: { text: 'xx', sources: texts(length) } }), limits.citations],
  ['items of the sub-page', (length) => ({ sub_page: { ...content.sub_page, items: texts(length) } }), limits.items],
  ['characters of the acronym', (length) => ({ acronym: 'x'.repeat(length) }), limits.text],
  ['characters of the purpose', (length) => ({ purpose: { ...statement, text: 'x'.repeat(length) } }), limits.purpose],
];

const limitCases = lengths.flatMap(([name, toContent, { min, max }]) => [
  allow(`${max} ${name}, at its limit`, editor, withContent(toContent(max))),
  deny(`${max + 1} ${name}`, editor, withContent(toContent(max + 1))),
  allow(`${min} ${name}`, editor, withContent(toContent(min))),
  ...(min > 0 ? [deny(`${min - 1} ${name}`, editor, withContent(toContent(min - 1)))] : []),
]);

const [firstWrite, ...others] = Object.keys(content);
const missing = [firstWrite ?? '', ...others]
  .filter((name) => name !== 'sub_page' && name !== 'team')
  .map((name) => deny(`without its ${name}`, editor, plan({ content: leaveOut(name) })));

function leaveOut(name: string): object {
  return Object.fromEntries(Object.entries(content).filter(([key]) => key !== name));
}

/** Test cases for programme pages, their drafts and revisions. */
export const programmeCases: readonly RuleCase[] = [
  allow('read by a visitor', 'nobody', get(page), publishedDocuments),
  allow('none there, read by a visitor', 'nobody', get(page)),
  deny('listed', editor, list('programme_pages', {}, 10), publishedDocuments),

  // No client may publish directly, because only the server's action validates each statement.
  deny('the first, by an editor of the programme', editor, publish()),
  deny('the next', editor, publish({ revision: 2 }), publishedDocuments),
  deny('the first, by an administrator', administrator, publish({ published_by: 'zuri' })),
  deny('changed in a field', editor, commit(put(page, { content }, { mask: ['content'] })), publishedDocuments),
  deny('without its saved version', editor, commit(put(page, published, { times }))),
  deny('a saved version alone', editor, commit(put(toVersion(1), published, { times }))),
  deny('over a saved version', editor, commit(put(toVersion(1), published, { times })), publishedDocuments),
  deny('deleted', administrator, commit(gone(page)), publishedDocuments),
  deny('marked as changed', editor, commit(markChange('programme_pages'))),

  // The rules check that a scheduled draft is complete and within its limits.
  allow('by an editor of the programme', editor, plan({})),
  allow('by an administrator', administrator, plan({ updated_by: 'zuri' })),
  allow('in another language', editor, plan({ lang: 'fr' }, 'programme_drafts/apet_fr')),
  allow(
    'about the site, by an administrator',
    administrator,
    plan({ programme: 'about', content: about, updated_by: 'zuri' }, 'programme_drafts/about_en'),
  ),
  allow('without a sub-page', editor, plan({ content: leaveOut('sub_page') })),
  deny(
    'about the site, by an editor of a programme',
    editor,
    plan({ programme: 'about', content: about }, 'programme_drafts/about_en'),
  ),
  deny('by a reviewer', member('amina', { role: 'reviewer' }), plan({})),
  deny('by nobody', 'nobody', plan({})),
  deny(
    'by an editor whose address is not confirmed',
    member('amina', { programmes: ['apet'], email_verified: false }),
    plan({}),
  ),
  deny('by a visitor with an anonymous session', anonymousEditor, plan({})),
  allow('by an editor who signed in by a service', byService, plan({})),
  deny('where the claim is a text', member('amina', { programmes: 'cjed' }), plan({})),
  deny('under no language', editor, plan({ lang: 'de' }, 'programme_drafts/apet_de')),
  deny('under another language', editor, plan({ lang: 'fr' })),
  deny('with a part of its own', editor, withContent({ note: 'x' })),
  deny('without a list of sources', editor, withContent({ sources: undefined })),
  deny('with a purpose of other parts', editor, withContent({ purpose: { ...statement, note: 'x' } })),
  ...limitCases,
  ...missing,

  allow('a saved version, read by an editor', editor, get(toVersion(1)), publishedDocuments),
  deny('a saved version, read by a visitor', 'nobody', get(toVersion(1)), publishedDocuments),
  deny("a saved version, read by another programme's editor", otherEditor, get(toVersion(1)), publishedDocuments),
  deny('a saved version, deleted', administrator, commit(gone(toVersion(1))), publishedDocuments),
  allow('saved versions, listed by an editor', editor, listVersions(50), publishedDocuments),
  deny('saved versions, listed beyond a page', editor, listVersions(51), publishedDocuments),
  deny("saved versions, listed by another programme's editor", otherEditor, listVersions(10), publishedDocuments),

  allow('a draft, begun', editor, saveDraft()),
  allow('a draft, saved again', editor, saveDraft({ content }), oneDraft),
  allow('a draft, by an administrator', administrator, saveDraft({ updated_by: 'zuri' }), oneDraft),
  allow('a draft, read by an editor', editor, get(draft), oneDraft),
  allow('no draft, read by an editor', editor, get(draft)),
  allow('a draft, deleted', editor, commit(gone(draft)), oneDraft),
  deny('a draft to be published that is not complete', editor, saveDraft({ publish_at: soon })),
  deny('a draft to be published in the past', editor, saveDraft({ content, publish_at: at })),
  deny('a draft to be published in more than a year', editor, saveDraft({ content, publish_at: times366 })),
  deny('a draft, read by a member', member('amina'), get(draft), oneDraft),
  deny('a draft, read by a visitor', 'nobody', get(draft), oneDraft),
  deny("a draft, read by another programme's editor", otherEditor, get(draft), oneDraft),
  deny("a draft, by another programme's editor", otherEditor, saveDraft({ updated_by: 'kofi' })),
  deny('a draft, by a member', member('amina'), saveDraft()),
  deny("a draft in another editor's name", editor, saveDraft({ updated_by: 'kofi' })),
  deny('a draft of another page', editor, saveDraft({ programme: 'cjed' })),
  deny('a draft with a field of its own', editor, saveDraft({ note: 'x' })),
  deny('a draft with a revision below zero', editor, saveDraft({ revision: -1 })),
  deny('a draft whose content is a text', editor, saveDraft({ content: 'x' })),
  deny("a draft, deleted by another programme's editor", otherEditor, commit(gone(draft)), oneDraft),
];

/** Returns the query with which the site lists the newest versions of the page. */
function listVersions(limit: number): RuleCase['request'] {
  return { ...list('versions', {}, limit), parent: `programme_revisions/${id}` };
}
