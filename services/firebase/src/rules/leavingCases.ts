import { toStored } from '@adp/shared-data/fields';
import { formerMember } from '@adp/shared-data/member';
import { largest } from '@adp/shared-data/testing';
import {
  anonymous,
  type Caller,
  commit,
  get,
  gone,
  member,
  put,
  type RuleCase,
  unverified,
  withCount,
} from './ruleCase';
import { reason } from './reviewDocuments';
import { decideReport, reportPath, storedReport } from './reportDocuments';
import {
  aminasByline,
  aminasUser,
  fresh,
  item,
  kofisUser,
  memberDocuments,
  members,
  toEntryPath,
  toPath,
  publishing,
  writtenKinds,
} from './sampleDocuments';

const amina = member('amina');
const kofi = member('kofi');
const admin = member('kofi', { admin: true });
/** Account with the reserved uid of former members. Only an administrator of the project could create this account. */
const impostor = member('former-member');
const former = toStored(formerMember);
const yesterday = new Date(Date.now() - 86_400_000);
const draft = { status: 'draft', published_at: undefined };

const of =
  (expected: 'allow' | 'deny') =>
  (name: string, caller: Caller, request: RuleCase['request'], more: RuleCase['before'] = {}): RuleCase => ({
    name: `leaving: ${name}`,
    caller,
    before: { ...leavingMembers, ...more },
    request: withCount(caller, request),
    expected,
  });
const allow = of('allow');
const deny = of('deny');

const leavingMembers = {
  ...members,
  ...memberDocuments('amina', { ...aminasUser, leavingAt: yesterday }),
  ...memberDocuments('kofi', { ...kofisUser, leavingAt: yesterday }),
};

/** Returns the path of the document that records the former author of the item at `path`. */
const toRecord = (path: string) => `former_authors/${path.replace('/', '/items/')}`;
const record = (path: string, uid = 'amina', fields: object = {}) =>
  put(toRecord(path), { uid, ...fields }, { times: ['left_at'], exists: false });

const relabel = (path: string, changes: object = {}) => {
  const fields = { ...former, revision: 2, ...changes };
  return put(path, fields, { mask: Object.keys(fields), times: ['updated_at'], exists: true });
};

// eslint-disable-next-line max-lines-per-function -- a table of cases
function casesFor(kind: (typeof writtenKinds)[number]): RuleCase[] {
  const path = toPath(kind);
  const published = { [path]: item(kind) };
  const archived = { [path]: item(kind, { status: 'archived' }) };
  const formerItem = { [path]: item(kind, former) };
  const forged = (caller: Caller, changes: object, before: RuleCase['before'] = published) =>
    [caller, commit(relabel(path, changes), record(path, caller === kofi ? 'kofi' : 'amina')), before] as const;
  return [
    allow(`${kind}: the author lets it stand without a name`, amina, commit(relabel(path), record(path)), published),
    allow(
      `${kind}: an unverified author does, too`,
      unverified('amina'),
      commit(relabel(path), record(path)),
      published,
    ),
    allow(
      `${kind}: the author lets three of the largest stand at once`,
      amina,
      commit(...three(kind).flatMap((path) => [relabel(path), record(path)])),
      Object.fromEntries(three(kind).map((path) => [path, toStored({ ...largest[kind], ...aminasByline })])),
    ),
    deny(`${kind}: without leaving`, amina, commit(relabel(path), record(path)), { ...members, ...published }),
    deny(`${kind}: without a record of the author`, amina, commit(relabel(path)), published),
    deny(`${kind}: with a record of another author`, amina, commit(relabel(path), record(path, 'kofi')), published),
    deny(
      `${kind}: with a record that says more`,
      amina,
      commit(relabel(path), record(path, 'amina', { note: 'x' })),
      published,
    ),
    deny(`${kind}: a record of an item that stays the author's`, amina, commit(record(path)), published),
    deny(`${kind}: a record of another's item`, kofi, commit(record(path, 'kofi')), published),
    deny(`${kind}: a record of what is nobody's already`, kofi, commit(record(path, 'kofi')), formerItem),
    deny(`${kind}: the record read by the author`, amina, get(toRecord(path)), { [toRecord(path)]: { uid: 'amina' } }),
    deny(`${kind}: the record read with claims`, admin, get(toRecord(path)), { [toRecord(path)]: { uid: 'amina' } }),
    deny(`${kind}: the record deleted by the author`, amina, commit(gone(toRecord(path))), {
      [toRecord(path)]: { uid: 'amina' },
    }),
    deny(
      `${kind}: a new one by a member who leaves`,
      amina,
      commit(put(path, fresh(kind), { times: publishing, exists: false })),
    ),
    deny(`${kind}: another's`, ...forged(kofi, {})),
    deny(`${kind}: another's, with claims`, ...forged(admin, {})),
    deny(`${kind}: by nobody`, ...forged('nobody', {})),
    deny(`${kind}: by an anonymous visitor of the author's uid`, ...forged(anonymous('amina'), {})),
    deny(`${kind}: a draft`, ...forged(amina, {}, { [path]: item(kind, draft) })),
    deny(
      `${kind}: a draft that is shown by it`,
      ...forged(amina, { status: 'published' }, { [path]: item(kind, draft) }),
    ),
    deny(`${kind}: what was taken back`, ...forged(amina, {}, archived)),
    deny(`${kind}: what was taken back and is shown by it`, ...forged(amina, { status: 'published' }, archived)),
    deny(`${kind}: taken back by it`, ...forged(amina, { status: 'archived' })),
    deny(`${kind}: with another title`, ...forged(amina, { title: 'Another title' })),
    deny(`${kind}: with another text`, ...forged(amina, { body: 'Another text' })),
    deny(`${kind}: with a field of its own`, ...forged(amina, { featured: true })),
    deny(`${kind}: under another name`, ...forged(amina, { author_name: 'The Commission' })),
    deny(`${kind}: under the member's name`, ...forged(amina, { author_name: 'Amina' })),
    deny(`${kind}: under another username`, ...forged(amina, { author_username: 'kofi' })),
    deny(`${kind}: given to another`, ...forged(amina, { author_uid: 'kofi' })),
    deny(`${kind}: kept under nobody's name`, ...forged(amina, { author_uid: 'amina' })),
    deny(`${kind}: with the same revision`, ...forged(amina, { revision: 1 })),
    deny(`${kind}: with a revision left out`, ...forged(amina, { revision: 3 })),
    deny(`${kind}: with another time of publication`, ...forged(amina, { published_at: yesterday })),
    deny(
      `${kind}: with an old time of change`,
      amina,
      commit(
        put(
          path,
          { ...former, revision: 2, updated_at: yesterday },
          { exists: true, mask: [...Object.keys(former), 'revision', 'updated_at'] },
        ),
      ),
      published,
    ),
    deny(
      `${kind}: a new one under nobody's name`,
      amina,
      commit(put(path, fresh(kind, former), { times: publishing, exists: false })),
    ),
    deny(
      `${kind}: a new one under the username of nobody`,
      amina,
      commit(put(path, fresh(kind, { author_username: 'former-member' }), { times: publishing, exists: false })),
    ),
    deny(`${kind}: taken again by its author`, ...forged(amina, toStored(aminasByline), formerItem)),
    deny(
      `${kind}: taken by another`,
      ...forged(kofi, { author_uid: 'kofi', author_username: 'kofi', author_name: 'Kofi' }, formerItem),
    ),
    deny(`${kind}: changed by its former author`, ...forged(amina, { title: 'Another title' }, formerItem)),
    deny(`${kind}: changed by an account of that uid`, ...forged(impostor, { title: 'Another title' }, formerItem)),
    deny(`${kind}: deleted by its former author`, amina, commit(gone(path)), formerItem),
    deny(`${kind}: deleted by an account of that uid`, impostor, commit(gone(path)), formerItem),
    deny(
      `${kind}: one of another's beside the own`,
      kofi,
      commit(relabel(toPath(kind, 'two')), record(toPath(kind, 'two'), 'kofi'), relabel(path)),
      {
        ...published,
        [toPath(kind, 'two')]: item(kind, { author_uid: 'kofi', author_username: 'kofi', author_name: 'Kofi' }),
      },
    ),
  ];
}

const authorsRecord = { [toRecord(toPath('article'))]: { uid: 'amina', left_at: yesterday } };
const remaining = { ...members, [toPath('article')]: item('article', former) };
const aminasReview = member('amina', { role: 'reviewer' });
const kofisReview = member('kofi', { role: 'reviewer' });

/** Returns the commit with which a reviewer removes the article that no longer has a name. */
function removal(uid: string): RuleCase['request'] {
  const path = toPath('article');
  const { title, author_name, published_at } = item('article', former);
  const entry = { by: uid, collection: 'articles', item: 'one', title, from: 'published', to: 'removed', ...reason };
  return commit(
    put(
      path,
      { status: 'removed', revision: 2 },
      { mask: ['status', 'revision'], times: ['updated_at'], exists: true },
    ),
    put('reviews/articles/items/one', { status: 'removed', author_uid: 'former-member', ...reason }, { times: ['at'] }),
    put(toEntryPath(path), entry, { times: ['at'] }),
    put('tombstones/articles/items/one', { title, author_name, published_at, ...reason }, { times: ['removed_at'] }),
  );
}

const ofFormer = { ...storedReport, subject_uid: 'former-member' };
const dismissal = (uid: string) => commit(...decideReport('dismissed', uid));
const reported = { [reportPath]: { ...ofFormer, reporter_uid: 'zuri' } };

/** Decisions by a member who gave up the byline of an item, cancelled the deletion of the account, and is a reviewer. */
const decisionCases: readonly RuleCase[] = [
  deny('removal of an item that was their own', aminasReview, removal('amina'), { ...remaining, ...authorsRecord }),
  allow("removal of another's former item", kofisReview, removal('kofi'), { ...remaining, ...authorsRecord }),
  allow('removal of an item without a record of its author', kofisReview, removal('kofi'), remaining),
  deny('a report of an item that was their own', aminasReview, dismissal('amina'), {
    ...remaining,
    ...authorsRecord,
    ...reported,
  }),
  deny('an older report of an item that was their own', aminasReview, dismissal('amina'), {
    ...remaining,
    ...authorsRecord,
    [reportPath]: { ...ofFormer, reporter_uid: 'zuri', subject_uid: undefined },
  }),
  allow("a report of another's former item", kofisReview, dismissal('kofi'), {
    ...remaining,
    ...authorsRecord,
    ...reported,
  }),
];

function three(kind: (typeof writtenKinds)[number]): string[] {
  return Array.from({ length: 3 }, (_, index) => toPath(kind, `large-${index}`));
}

/**
 * Test cases for members who leave. Their published items may remain permanently under the byline of former members,
 * which nobody else may use.
 */
export const leavingCases: readonly RuleCase[] = [
  ...writtenKinds.flatMap(casesFor),
  ...decisionCases,
  deny('a publication', amina, commit(relabel(toPath('knowledgeProduct'))), {
    [toPath('knowledgeProduct')]: item('knowledgeProduct'),
  }),
];
