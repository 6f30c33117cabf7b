import { largest } from '@adp/shared-data/testing';
import { commit, get, gone, list, member, put, type RuleCase } from './ruleCase';
import { item, toEntryPath } from './sampleDocuments';
import {
  administrator,
  allow,
  amina,
  apet,
  archived,
  colleague,
  deny,
  editor,
  kind,
  largestItem,
  path,
  retitled,
  reviewer,
  stored,
  stranger,
  successor,
  tombstone,
  update,
} from './publicationDocuments';

const because = { reason: 'Its figures are not those of the source.' };
const removedItem = item(kind, { ...apet, status: 'removed' });
const removed = { [path]: removedItem };
const verdict = (fields: object = {}, { title, published_at }: Readonly<Record<string, unknown>> = removedItem) =>
  put(
    'tombstones/knowledge_products/items/one',
    { title, author_name: 'Amina', published_at, ...because, ...fields },
    { times: ['removed_at'] },
  );
/** Returns the writes of a reviewer's decision, without the tombstone. */
const decide = (from: string, to: string, title = removedItem['title'], revision = 2, by = 'kofi') =>
  [
    put(
      toEntryPath(path, revision),
      { by, collection: 'knowledge_products', item: 'one', title, from, to, ...because },
      { times: ['at'] },
    ),
    put('reviews/knowledge_products/items/one', { status: to, author_uid: 'amina', ...because }, { times: ['at'] }),
    put(path, { revision, status: to }, { mask: ['revision', 'status'], times: ['updated_at'], exists: true }),
  ] as const;
const decideLargest = (to: string) =>
  decide('published', to, largest.knowledgeProduct.title, largest.knowledgeProduct.revision + 1);
const removal = decide('published', 'removed');
/** Writes with which a colleague unpublishes a knowledge product: the audit entry, the reason and the item itself. */
const [entry, notice, archiving] = decide('published', 'archived');
const takenBack = [entry, notice, archiving, tombstone] as const;
const retitledToo = put(
  path,
  { revision: 2, status: 'archived', title: 'Another title' },
  { mask: ['revision', 'status', 'title'], times: ['updated_at'], exists: true },
);

const takingBackCases: readonly RuleCase[] = [
  ...Object.entries({ 'a colleague': colleague, 'a reviewer': reviewer, 'an administrator': administrator }).flatMap(
    ([name, caller]) => [
      allow(`taken back by ${name}, who says why`, caller, commit(...takenBack), stored),
      deny(`taken back by ${name}, without an entry of the log`, caller, commit(notice, archiving, tombstone), stored),
      deny(`taken back by ${name}, without a reason`, caller, commit(entry, archiving, tombstone), stored),
      deny(`taken back by ${name}, without a tombstone`, caller, commit(entry, notice, archiving), stored),
      deny(`taken back by ${name}, with an entry from before`, caller, commit(notice, archiving, tombstone), {
        ...stored,
        [toEntryPath(path)]: { by: 'kofi', at: new Date(0) },
      }),
      deny(`taken back by ${name}, with another text`, caller, commit(entry, notice, retitledToo, tombstone), stored),
    ],
  ),
  allow('the largest, taken back by a colleague', colleague, commit(...decideLargest('archived'), tombstone), {
    ...successor,
    [path]: largestItem,
  }),
  allow('taken back by its author, with a tombstone', editor, commit(tombstone, archiving), stored),
  deny('taken back by its author, with another text', editor, commit(tombstone, retitledToo), stored),
  deny('taken back by an editor of another programme', stranger, commit(...takenBack), stored),
  deny('an entry of what a colleague has not done', colleague, commit(entry), stored),
  deny('a reason for what a colleague has not done', colleague, commit(notice), stored),
  deny(
    'an entry of a colleague about what is shown again',
    colleague,
    commit(...decide('archived', 'published')),
    archived,
  ),
  deny('an entry about what its author takes back', editor, commit(entry, archiving), stored),
  deny('a tombstone for what stays', colleague, commit(tombstone), stored),
];

const appealPath = 'appeals/knowledge_products_one';
const appeal = {
  collection: 'knowledge_products',
  item: 'one',
  author_uid: 'amina',
  text: 'They are those of the annex.',
  status: 'open',
};
const appealing = commit(put(appealPath, appeal, { times: ['created_at'] }));
const body = { corporate_author: 'African Union' };

/** Test cases for removals, restorations and appeals of knowledge products (docs/decisions/105). */
const removalCases: readonly RuleCase[] = [
  allow('removed by a reviewer, with what stays of it', reviewer, commit(...removal, verdict()), stored),
  allow('removed by an administrator', administrator, commit(...removal, verdict()), stored),
  allow('cited by its corporate author', reviewer, commit(...removal, verdict({ author_name: 'African Union' })), {
    [path]: item(kind, { ...apet, ...body }),
  }),
  allow('cited by its authors', reviewer, commit(...removal, verdict({ author_name: 'A. Diallo, B. Mensah' })), {
    [path]: item(kind, { ...apet, ...body, authors: ['A. Diallo', 'B. Mensah'] }),
  }),
  allow('removed after it was taken back', reviewer, commit(...decide('archived', 'removed'), verdict()), archived),
  allow('shown again by a reviewer', reviewer, commit(...decide('removed', 'published')), removed),
  allow(
    'the largest, removed',
    reviewer,
    commit(
      ...decideLargest('removed'),
      verdict({ author_name: largest.knowledgeProduct.authors.join(', ') }, largestItem),
    ),
    { ...successor, [path]: largestItem },
  ),
  allow('what was removed, deleted by its author', amina, commit(gone(path)), removed),
  allow('what was removed, read by a colleague', colleague, get(path), removed),
  allow(
    'what was removed, listed by reviewers',
    reviewer,
    list('knowledge_products', { status: 'removed' }, 50),
    removed,
  ),
  allow('an appeal by the author', amina, appealing, removed),
  allow('that there is no appeal, read by the author', amina, get(appealPath), removed),
  deny('an appeal by a colleague', colleague, appealing, removed),
  deny('an appeal against what is published', amina, appealing, stored),
  deny('a second appeal', amina, appealing, { ...removed, [appealPath]: { ...appeal, created_at: new Date(0) } }),
  deny('cited by the byline where it names its author', reviewer, commit(...removal, verdict()), {
    [path]: item(kind, { ...apet, ...body }),
  }),
  deny('removed by an editor of its programme', colleague, commit(...removal, verdict()), stored),
  deny('removed without an entry of the log', reviewer, commit(...removal.slice(1), verdict()), stored),
  deny('removed without a reason', reviewer, commit(removal[0], removal[2], verdict()), stored),
  deny('removed without anything in its place', reviewer, commit(...removal), stored),
  deny('removed with what its editors leave in its place', reviewer, commit(...removal, tombstone), stored),
  deny(
    'removed by whoever recorded it',
    member('amina', { role: 'reviewer' }),
    commit(...decide('published', 'removed', removedItem['title'], 2, 'amina'), verdict()),
    stored,
  ),
  deny('returned by a reviewer', reviewer, commit(...decide('scheduled', 'returned')), {
    [path]: item(kind, { ...apet, status: 'scheduled', published_at: undefined }),
  }),
  deny('what was removed, changed by its author', editor, retitled, removed),
  deny('what was removed, shown by its author', editor, update({ status: 'published' }), removed),
  deny('what was removed, shown by a colleague', colleague, update({ status: 'published' }), removed),
  deny('what was removed, shown by a reviewer without a log', reviewer, update({ status: 'published' }), removed),
  deny('what was removed, deleted by a colleague', colleague, commit(gone(path)), removed),
  deny('what was removed, deleted by a reviewer', reviewer, commit(gone(path)), removed),
  deny('what was removed, read by a member', member('zuri'), get(path), removed),
];

/** Test cases for withdrawing, removing and restoring knowledge products, and for appeals. */
export const publicationDecisionCases: readonly RuleCase[] = [...takingBackCases, ...removalCases];
