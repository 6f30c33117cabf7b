import { toMarkPath } from '@adp/shared-data/administrator';
import { createAccounts } from '../testing/createAccounts';
import { site as origin, startSite } from '../testing/startSite';
import { createActions } from './createActions';

const sources = ['page'];
const content = {
  acronym: 'IVM',
  name: 'A programme',
  purpose: { text: 'It is for the tests.', sources },
  sections: [{ id: 'what-it-is', title: 'What it is', statements: [{ text: 'It is small.', sources }] }],
  milestones: [{ date: '2016', endDate: '2018', title: 'It begins', sources }],
  publications: [],
  gaps: [],
  sources: { page: { title: 'A page', publisher: 'nepad.org', checkedOn: '2026-11-20' } },
};
const stored = {
  ...content,
  milestones: [{ date: '2016', end_date: '2018', title: 'It begins', sources }],
  sources: { page: { title: 'A page', publisher: 'nepad.org', checked_on: '2026-11-20' } },
};
const key = { programme: 'ivm', lang: 'en' };
const first = { ...key, content, revision: 0, draft: null };
const path = 'programme_pages/ivm_en';
const draftPath = 'programme_drafts/ivm_en';
const toVersion = (revision: number) => `programme_revisions/ivm_en/versions/${revision}`;
const about = {
  title: 'About',
  lead: 'It is a site.',
  sections: [{ id: 'a', title: 'What', paragraphs: ['A site.'] }],
};

const now = Date.parse('2026-11-23T12:00:00Z');
const ofIvm = '{"programmes":["ivm"]}';
const confirmed = { emailVerified: true };

function start() {
  const memory = startSite({ now: () => now });
  const { accounts } = createAccounts({
    amina: { email: 'amina@example.org', customAttributes: ofIvm, ...confirmed },
    juma: { email: 'juma@example.org', customAttributes: ofIvm, ...confirmed },
    nia: { email: 'nia@example.org', customAttributes: ofIvm, providerUserInfo: [{ providerId: 'google.com' }] },
    root: { email: 'root@example.org', customAttributes: '{"role":"administrator"}', ...confirmed },
    kofi: { email: 'kofi@example.org', customAttributes: '{"role":"reviewer"}', ...confirmed },
    zuri: { email: 'zuri@example.org', customAttributes: '{"programmes":["apet"]}', ...confirmed },
    asha: { email: 'asha@example.org', customAttributes: ofIvm, providerUserInfo: [{ providerId: 'password' }] },
    baraka: { email: 'baraka@example.org', customAttributes: ofIvm, ...confirmed, disabled: true },
    set: { email: 'set@example.org', customAttributes: '{"programmes":"a1"}', ...confirmed },
    elsewhere: { email: 'elsewhere@example.org', customAttributes: '{"programmes":"b2"}', ...confirmed },
    missing: { email: 'missing@example.org', customAttributes: '{"programmes":"c3"}', ...confirmed },
    member: { email: 'member@example.org', customAttributes: '{}', ...confirmed },
  });
  const handle = createActions({
    site: origin,
    apiKey: 'key',
    administrator: memory.administrator,
    accounts,
  });
  const publish = async (body: object, as = 'amina') => {
    const answer = await handle(
      new Request(`${origin}/api/actions/publish-page`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', ...(as && { authorization: `Bearer token-of-${as}` }) },
        body: JSON.stringify(body),
      }),
    );
    const json = (await answer.json()) as { readonly error?: { readonly code: string; readonly fields?: string[] } };
    return { status: answer.status, json, code: json.error?.code, fields: json.error?.fields };
  };
  const putDraft = async () => {
    memory.put({ [draftPath]: { ...key, content: {}, revision: 0, updated_by: 'amina' } });
    return (await memory.administrator.read([draftPath])).get(draftPath)?.version;
  };
  return { ...memory, publish, putDraft };
}

afterEach(() => {
  jest.restoreAllMocks();
});
const expectErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

test('publishing writes the page, its copy and the change token and deletes the draft, all in one commit', async () => {
  const { publish, putDraft, get } = start();
  const draft = await putDraft();
  expect(await publish({ ...first, draft })).toMatchObject({ status: 200, json: { revision: 1 } });
  const at = new Date(now);
  const page = { ...key, content: stored, revision: 1, published_by: 'amina', published_at: at, updated_at: at };
  expect(get(path)).toEqual(page);
  expect(get(toVersion(1))).toEqual(page);
  expect(get(draftPath)).toBeUndefined();
  expect(get(toMarkPath('programme_pages', 'ivm_en'))).toEqual({ updated_at: at });
  expect(await publish({ ...first, revision: 1 }, 'juma')).toMatchObject({ status: 200, json: { revision: 2 } });
  expect(get(toVersion(1))).toEqual(page);
});

test.each<readonly [string, string, object, number]>([
  ['an editor of the programme', 'amina', first, 200],
  ['an editor who signed in with a provider', 'nia', first, 200],
  ['an editor whose programmes are in a document', 'set', first, 200],
  ['an editor whose document does not contain the programme', 'elsewhere', first, 403],
  ['an editor whose document does not exist', 'missing', first, 403],
  ['an administrator', 'root', first, 200],
  ['an administrator, for the page about the site', 'root', { ...first, programme: 'about', content: about }, 200],
  ['an editor, for the page about the site', 'amina', { ...first, programme: 'about', content: about }, 403],
  ['an editor of another programme', 'zuri', first, 403],
  ['an editor with an unconfirmed email address', 'asha', first, 403],
  ['an editor whose account is disabled', 'baraka', first, 401],
  ['a reviewer', 'kofi', first, 403],
  ['a member', 'member', first, 403],
  ['a signed-out visitor', '', first, 401],
  ['an invalid token', 'none', first, 401],
])('only editors and administrators can publish: %s', async (_, as, body, status) => {
  const { publish, paths, put } = start();
  put({ 'programme_sets/a1': { programmes: ['apet', 'ivm'] }, 'programme_sets/b2': { programmes: ['apet'] } });
  expect((await publish(body, as)).status).toBe(status);
  expect(paths().some((path) => path.startsWith('programme_pages/'))).toBe(status === 200);
});

test.each<readonly [string, object, string]>([
  [
    'a statement without a source',
    { content: { ...content, milestones: [{ date: '2016', title: 'It begins', sources: [] }] } },
    'milestones.0.sources: no-source',
  ],
  ['a source that is not listed', { content: { ...content, sources: {} } }, 'sources: too-few'],
  ['the content of another page', { content: about }, 'acronym'],
  ['no content', { content: undefined }, 'content'],
  ['no page of this site', { programme: 'sadc' }, 'programme'],
  ['no language', { lang: 'de' }, 'lang'],
  ['an invalid revision', { revision: -1 }, 'revision'],
  ['a field of its own', { note: 'x' }, 'note'],
])('invalid content is rejected with the invalid paths: %s', async (_, changes, fieldPath) => {
  const { publish, paths } = start();
  const { status, code, fields } = await publish({ ...first, ...changes });
  expect([status, code]).toEqual([400, 'invalid']);
  expect(fields?.join('\n')).toContain(fieldPath);
  expect(paths()).toEqual([]);
});

test('the largest possible page in four-byte characters is published, and a larger body is rejected', async () => {
  const { publish } = start();
  const text = 'ش'.repeat(600);
  const milestones = Array.from({ length: 60 }, () => ({ date: '2016', title: text, detail: text, sources }));
  const sections = [{ ...content.sections[0], statements: Array.from({ length: 30 }, () => ({ text, sources })) }];
  const name = 'ش'.repeat(600);
  expect(await publish({ ...first, content: { ...content, name, milestones, sections } })).toMatchObject({
    status: 200,
  });
  expect((await publish({ ...first, content: 'x'.repeat(600_000) })).status).toBe(413);
});

test('publishing an outdated revision is a conflict and changes nothing', async () => {
  const { publish, get } = start();
  await publish(first);
  for (const body of [first, { ...first, revision: 2 }])
    expect(await publish({ ...body, content: { ...content, name: 'Another' } }, 'juma')).toMatchObject({
      status: 409,
      code: 'conflict',
    });
  expect(get(path)).toMatchObject({ revision: 1, published_by: 'amina', content: { name: 'A programme' } });
  expect(get(toVersion(2))).toBeUndefined();
});

test('a draft that the editor has not seen is kept', async () => {
  const { publish, putDraft, get } = start();
  const draft = await putDraft();
  await putDraft();
  for (const seen of [null, draft])
    expect(await publish({ ...first, draft: seen })).toMatchObject({ status: 409, code: 'conflict' });
  expect([get(path), get(draftPath)]).toMatchObject([undefined, { updated_by: 'amina' }]);
});

test('if two editors publish at the same time, one of them gets a conflict', async () => {
  const { publish, get } = start();
  const answers = await Promise.all([publish(first), publish(first, 'juma')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(get(toVersion(2))).toBeUndefined();
});

test('two identical publications sent at the same time take effect once, without a conflict', async () => {
  const { publish, get } = start();
  const answers = await Promise.all([publish(first), publish(first)]);
  expect(answers.map(({ json }) => json)).toEqual([{ revision: 1 }, { revision: 1 }]);
  expect(get(toVersion(2))).toBeUndefined();
});

test.each(['fails', 'answer is lost'] as const)(
  'a publication that is repeated after a commit with the outcome "%s" takes effect once',
  async (outcome) => {
    const log = expectErrors();
    const { publish, putDraft, get, setOutcomes } = start();
    const draft = await putDraft();
    setOutcomes(outcome);
    expect(await publish({ ...first, draft })).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await publish({ ...first, draft })).toMatchObject({ status: 200, json: { revision: 1 } });
    expect([get(path), get(draftPath)]).toMatchObject([{ revision: 1 }, undefined]);
    expect(get(toVersion(2))).toBeUndefined();
    expect(log).toHaveBeenCalledTimes(1);
  },
);

test('a retry deletes a draft that the editor saved after the lost response, and keeps a draft that the editor has not seen', async () => {
  const { publish, putDraft, get } = start();
  await publish(first);
  const draft = await putDraft();
  expect(await publish(first)).toMatchObject({ status: 200, json: { revision: 1 } });
  expect(get(draftPath)).toBeDefined();
  expect(await publish({ ...first, draft })).toMatchObject({ status: 200, json: { revision: 1 } });
  expect(get(draftPath)).toBeUndefined();
});

test.each<readonly [string, object, number]>([
  ['content with an older schema', { content: { old: true }, revision: 3 }, 3],
  ['a revision that is not a number', { content, revision: 'three' }, 3],
])('a stored page that does not match the schema can be replaced: %s', async (_, fields, revision) => {
  const { publish, get, put } = start();
  put({ [path]: { ...key, ...fields }, [toVersion(3)]: { ...key, content: { old: true }, revision: 3 } });
  expect(await publish({ ...first, revision })).toMatchObject({ status: 200 });
  expect(get(path)).toMatchObject({ revision: 4, content: { name: 'A programme' } });
  expect(get(toVersion(3))).toMatchObject({ content: { old: true } });
});
