import { programmePageLimits as limits } from '@adp/shared-data';
import { commit, get, gone, list, markChange, member, put, type RuleCase } from './ruleCase';
import { toCases } from './sampleDocuments';

const editor = member('amina', { programmes: ['apet'] });
const byService = member('amina', {
  ...{ programmes: ['apet'], email_verified: false },
  firebase: { sign_in_provider: 'google.com', identities: {} },
});
const anonymousEditor = member('amina', {
  ...{ programmes: ['apet'], role: 'administrator' },
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
const one = { [page]: stored(), [toVersion(1)]: stored() };
const times = ['published_at', 'updated_at'];

/** The commit that publishes `fields`, as the site sends it; a field without a value is left out. */
function publish(fields: object, of = id, version = Reflect.get({ ...published, ...fields }, 'revision')) {
  const data = Object.fromEntries(
    Object.entries({ ...published, ...fields }).filter(([, value]) => value !== undefined),
  );
  return commit(
    markChange('programme_pages'),
    put(toVersion(Number(version), of), data, { times, exists: false }),
    put(`programme_pages/${of}`, data, { times }),
  );
}

const withContent = (changes: object) => publish({ content: { ...content, ...changes } });
const texts = (length: number) => Array.from({ length }, () => 'xx');
const toSources = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, index) => [`s${index}`, { title }]));
// Later than a year, whenever it is asked: what is asked is the same each time.
const times366 = new Date('2100-01-01T00:00:00Z');
const soon = new Date(Date.now() + 3_600_000);

const drafted = { ...key, content: {}, revision: 0, updated_by: 'amina' };
const saveDraft = (fields: object = {}, of = draft) =>
  commit(put(of, { ...drafted, ...fields }, { times: ['updated_at'] }));
const oneDraft = { [draft]: { ...drafted, updated_at: at } };

/** A list of this length in the content, with the most and with the least that the schema takes. */
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
  .map((name) => {
    const rest = Object.fromEntries(Object.entries(content).filter(([other]) => other !== name));
    return deny(`without its ${name}`, editor, publish({ content: rest }));
  });

/** Who may read and write the pages of programmes, their drafts and their revisions. */
export const programmeCases: readonly RuleCase[] = [
  allow('read by a visitor', 'nobody', get(page), one),
  allow('none there, read by a visitor', 'nobody', get(page)),
  deny('listed', editor, list('programme_pages', {}, 10), one),

  allow('the first, by an editor of the programme', editor, publish({})),
  allow('the next', editor, publish({ revision: 2 }), one),
  allow(
    'with its draft gone',
    editor,
    commit(gone(draft), put(toVersion(1), published, { times }), put(page, published, { times })),
    oneDraft,
  ),
  allow('by an administrator', administrator, publish({ published_by: 'zuri' })),
  allow('in another language', editor, publish({ lang: 'fr' }, 'apet_fr')),
  allow(
    'about the site, by an administrator',
    administrator,
    publish({ programme: 'about', content: about, published_by: 'zuri' }, 'about_en'),
  ),
  allow(
    'without a sub-page',
    editor,
    publish({ content: Object.fromEntries(Object.entries(content).filter(([name]) => name !== 'sub_page')) }),
  ),
  deny(
    'about the site, by an editor of a programme',
    editor,
    publish({ programme: 'about', content: about }, 'about_en'),
  ),
  deny("by another programme's editor", otherEditor, publish({ published_by: 'kofi' })),
  deny('by a member', member('amina'), publish({})),
  deny('by a reviewer', member('amina', { role: 'reviewer' }), publish({})),
  deny('by nobody', 'nobody', publish({})),
  deny(
    'by an editor whose address is not confirmed',
    member('amina', { programmes: ['apet'], email_verified: false }),
    publish({}),
  ),
  deny('by a visitor with an anonymous session', anonymousEditor, publish({})),
  allow('by an editor who signed in by a service', byService, publish({})),
  deny('where the claim is a text', member('amina', { programmes: 'cjed' }), publish({})),

  deny('without its saved version', editor, commit(put(page, published, { times }))),
  deny('a saved version alone', editor, commit(put(toVersion(1), published, { times }))),
  deny(
    'a saved version of a page that stays',
    editor,
    commit(put(toVersion(2), { ...published, revision: 2 }, { times })),
    one,
  ),
  deny(
    'with another version saved',
    editor,
    commit(
      put(toVersion(1), { ...published, content: { ...content, gaps: [] } }, { times }),
      put(page, published, { times }),
    ),
  ),
  deny('saved under another revision', editor, publish({}, id, 2)),
  deny('the same revision again', editor, publish({}), one),
  deny('a revision left out', editor, publish({ revision: 3 }), one),
  deny('the first as the second', editor, publish({ revision: 2 })),
  deny('over a saved version', editor, commit(put(toVersion(1), published, { times })), one),
  deny("in another editor's name", editor, publish({ published_by: 'kofi' })),
  deny('of another page', editor, publish({ programme: 'cjed' })),
  deny('under no language', editor, publish({ lang: 'de' }, 'apet_de')),
  deny('under another language', editor, publish({ lang: 'fr' })),
  deny('with a field of its own', editor, publish({ note: 'x' })),
  deny('with a part of its own', editor, withContent({ note: 'x' })),
  deny('without a list of sources', editor, withContent({ sources: undefined })),
  deny('with a purpose of other parts', editor, withContent({ purpose: { ...statement, note: 'x' } })),
  deny('with a time of its own', editor, commit(put(toVersion(1), stored()), put(page, stored()))),
  deny('deleted', administrator, commit(gone(page)), one),
  ...limitCases,
  ...missing,

  allow('a saved version, read by an editor', editor, get(toVersion(1)), one),
  deny('a saved version, read by a visitor', 'nobody', get(toVersion(1)), one),
  deny("a saved version, read by another programme's editor", otherEditor, get(toVersion(1)), one),
  deny('a saved version, deleted', administrator, commit(gone(toVersion(1))), one),
  allow('saved versions, listed by an editor', editor, listVersions(50), one),
  deny('saved versions, listed beyond a page', editor, listVersions(51), one),
  deny("saved versions, listed by another programme's editor", otherEditor, listVersions(10), one),

  allow('a draft, begun', editor, saveDraft()),
  allow('a draft, saved again', editor, saveDraft({ content }), oneDraft),
  allow('a draft, by an administrator', administrator, saveDraft({ updated_by: 'zuri' }), oneDraft),
  allow('a draft, read by an editor', editor, get(draft), oneDraft),
  allow('no draft, read by an editor', editor, get(draft)),
  allow('a draft, deleted', editor, commit(gone(draft)), oneDraft),
  allow('a draft to be published soon', editor, saveDraft({ content, publish_at: soon })),
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

/** The newest versions of the page, as the site asks for them. */
function listVersions(limit: number): RuleCase['request'] {
  return { ...list('versions', {}, limit), parent: `programme_revisions/${id}` };
}
