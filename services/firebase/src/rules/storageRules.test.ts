/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@adp/shared-data/content';
import { evaluate, parseRules, plainObjectToMap, toTimestamp } from '@adp/local-firebase/testing';
import { anonymous, type Caller, federated, member, unverified } from './ruleCase';

const rules = parseRules(readFileSync(join(__dirname, '../../storage.rules'), 'utf8'));
/** Returns the metadata that Storage stores for an upload whose client sets only the content type. */
const image = (size: number, contentType = 'image/webp', more: object = {}) =>
  plainObjectToMap({
    size,
    contentType,
    contentDisposition: "inline; filename*=utf-8''a.webp",
    contentEncoding: 'identity',
    metadata: {},
    ...more,
  });
const amina = member('amina');
const kofi = member('kofi', { admin: true });

/** Returns a database that contains only the upload count of one member. */
function countedFor(uid: string, objects: readonly string[]) {
  const read = (path: string) =>
    path === `/databases/(default)/documents/upload_counts/${uid}` ? plainObjectToMap({ objects: [...objects] }) : null;
  return { before: read, after: read };
}

type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

interface States {
  readonly upload?: ReturnType<typeof image>;
  readonly stored?: ReturnType<typeof image>;
  /** Paths in Amina's upload count. By default, only the requested path. */
  readonly counted?: readonly string[];
}

function allowed(caller: Caller, method: Method, path: string, { upload, stored, counted = [path] }: States = {}) {
  return evaluate(rules, {
    service: 'firebase.storage',
    method,
    path: `/b/demo-adp.appspot.com/o/${path}`,
    auth: caller === 'nobody' ? null : { uid: caller.uid, token: plainObjectToMap(caller.claims) },
    time: toTimestamp(new Date()),
    resource: stored ?? null,
    requestResource: upload ?? null,
    documents: countedFor('amina', counted),
  }).allowed;
}

test.each([
  ['images/amina/a.webp', limits.coverBytes.max],
  ['pictures/amina/a.webp', limits.pictureBytes.max],
])('a member may upload %s up to its limit, read and delete it', (path, max) => {
  expect(allowed(amina, 'create', path, { upload: image(max) })).toBe(true);
  expect(allowed(amina, 'create', path, { upload: image(max, 'image/jpeg') })).toBe(true);
  expect(allowed('nobody', 'get', path, { stored: image(9) })).toBe(true);
  expect(allowed(amina, 'delete', path, { stored: image(9) })).toBe(true);
});

test('a member of an identity provider may upload, and a member without a verified email address may delete', () => {
  const upload = { upload: image(9) };
  expect(allowed(federated('amina', 'google.com'), 'create', 'images/amina/a.webp', upload)).toBe(true);
  expect(allowed(unverified('amina'), 'delete', 'images/amina/a.webp', { stored: image(9) })).toBe(true);
});

test.each([
  ['the search index', 'search/index.json', 'search-state/state.json.gz'],
  ['the files with all items', 'bulk/articles.jsonl.gz', 'bulk-state/state.json'],
  ["the sitemap's parts", 'sitemaps/articles-2026-11.json', 'sitemap-state/state.json'],
])('anyone may read %s, and no client may write or list them or read their state', (_, file, state) => {
  expect(allowed('nobody', 'get', file, { stored: image(9) })).toBe(true);
  for (const method of ['create', 'update', 'delete', 'list'] as const)
    expect(allowed(kofi, method, file, { upload: image(9, 'application/json') })).toBe(false);
  expect(allowed(kofi, 'get', state, { stored: image(9) })).toBe(false);
});

test('a member may upload any file that the upload count contains', () => {
  const counted = ['images/amina/b.webp', 'images/amina/a.webp'];
  expect(allowed(amina, 'create', 'images/amina/a.webp', { upload: image(9), counted })).toBe(true);
});

test.each(['images/amina', 'pictures/amina', 'pictures/amina/'])('a member may list their own folder %s', (path) => {
  expect(allowed(amina, 'list', path)).toBe(true);
});

test.each<[string, Caller, Method, string, States]>([
  [
    'a cover one byte above the limit',
    amina,
    'create',
    'images/amina/a.webp',
    { upload: image(limits.coverBytes.max + 1) },
  ],
  [
    'a profile picture one byte above the limit',
    amina,
    'create',
    'pictures/amina/a.webp',
    { upload: image(limits.pictureBytes.max + 1) },
  ],
  ['an empty file', amina, 'create', 'images/amina/a.webp', { upload: image(0) }],
  ['an HTML page', amina, 'create', 'images/amina/a.webp', { upload: image(9, 'text/html') }],
  [
    'an SVG image, which can contain scripts',
    amina,
    'create',
    'images/amina/a.webp',
    { upload: image(9, 'image/svg+xml') },
  ],
  [
    'a content type with a parameter',
    amina,
    'create',
    'images/amina/a.webp',
    { upload: image(9, 'image/webp; charset=x') },
  ],
  ["an upload to another member's folder", kofi, 'create', 'images/amina/a.webp', { upload: image(9) }],
  [
    'a cover by a member without a verified email address',
    unverified('amina'),
    'create',
    'images/amina/a.webp',
    { upload: image(9) },
  ],
  [
    'a profile picture by a member without a verified email address',
    unverified('amina'),
    'create',
    'pictures/amina/a.webp',
    { upload: image(9) },
  ],
  ['an upload by a visitor', 'nobody', 'create', 'images/amina/a.webp', { upload: image(9) }],
  [
    'an upload by an anonymous session with the same uid',
    anonymous('amina'),
    'create',
    'images/amina/a.webp',
    { upload: image(9) },
  ],
  ['an upload over an existing image', amina, 'create', 'images/amina/a.webp', { upload: image(9), stored: image(9) }],
  ['an update of an existing image', amina, 'update', 'images/amina/a.webp', { upload: image(9), stored: image(9) }],
  ['an upload to a subfolder', amina, 'create', 'images/amina/b/a.webp', { upload: image(9) }],
  ['an upload to an unknown folder', amina, 'create', 'other/amina/a.webp', { upload: image(9) }],
  [
    'the content disposition "attachment"',
    amina,
    'create',
    'images/amina/a.webp',
    { upload: image(9, 'image/webp', { contentDisposition: 'attachment; filename=setup.exe' }) },
  ],
  [
    'a content disposition with another file name',
    amina,
    'create',
    'images/amina/a.webp',
    { upload: image(9, 'image/webp', { contentDisposition: 'inline; filename=setup.exe' }) },
  ],
  [
    'a content encoding',
    amina,
    'create',
    'images/amina/a.webp',
    { upload: image(9, 'image/webp', { contentEncoding: 'gzip' }) },
  ],
  ...['a', 'a.exe', 'a.webp.exe', 'a.html', '.webp', 'a b.webp', `${'x'.repeat(129)}.webp`].map(
    (name): [string, Caller, Method, string, States] => [
      `the file name ${name.slice(0, 12)}`,
      amina,
      'create',
      `images/amina/${name}`,
      { upload: image(9, 'image/webp', { contentDisposition: `inline; filename*=utf-8''${name}` }) },
    ],
  ),
  ['an upload that is not counted', amina, 'create', 'images/amina/a.webp', { upload: image(9), counted: [] }],
  [
    'an upload if only other files are counted',
    amina,
    'create',
    'images/amina/a.webp',
    { upload: image(9), counted: ['images/amina/b.webp', 'pictures/amina/a.webp', 'images/kofi/a.webp'] },
  ],
  [
    "an upload that only another member's document counts",
    kofi,
    'create',
    'images/kofi/a.webp',
    { upload: image(9), counted: ['images/kofi/a.webp'] },
  ],
  ["a deletion in another member's folder", kofi, 'delete', 'images/amina/a.webp', { stored: image(9) }],
  ["a list of another member's covers", kofi, 'list', 'images/amina', {}],
  ["a list of another member's profile pictures", kofi, 'list', 'pictures/amina', {}],
  ['a list by a visitor', 'nobody', 'list', 'pictures/amina', {}],
  ['a list by an anonymous session with the same uid', anonymous('amina'), 'list', 'pictures/amina', {}],
  ["a list of all members' folders", amina, 'list', 'pictures', {}],
  ['a list of the whole bucket', amina, 'list', '', {}],
  ['a list of an unknown folder', amina, 'list', 'other/amina', {}],
])('the rules deny %s', (_, caller, method, path, states) => {
  expect(allowed(caller, method, path, states)).toBe(false);
});

describe('a file of a knowledge product', () => {
  const name = `${'a'.repeat(64)}.pdf`;
  const path = `files/amina/${name}`;
  const editor = member('amina', { programmes: ['apet'] });
  const pdf = (size = 9, contentType = 'application/pdf', more: object = {}) =>
    image(size, contentType, { contentDisposition: "attachment; filename*=utf-8''A%20report.pdf", ...more });
  const { max } = limits.fileBytes;

  test.each<[string, Caller]>([
    ['an editor of a programme', editor],
    ['an editor whose programmes are in a document', member('amina', { programmes: 'set' })],
    ['a reviewer', member('amina', { role: 'reviewer' })],
    ['an administrator', member('amina', { role: 'administrator' })],
  ])('may be uploaded up to its size limit, listed and deleted by %s, and read by everyone', (_, caller) => {
    expect(allowed(caller, 'create', path, { upload: pdf(max) })).toBe(true);
    expect(allowed('nobody', 'get', path, { stored: pdf() })).toBe(true);
    expect(allowed(caller, 'delete', path, { stored: pdf() })).toBe(true);
    expect(allowed(caller, 'list', 'files/amina')).toBe(true);
  });

  test('cannot be read, or deleted by its owner, after a function has hidden it', () => {
    const stored = pdf(9, 'application/pdf', { metadata: { hidden: 'yes' } });
    for (const caller of ['nobody', editor, member('zuri', { role: 'administrator' })] as const)
      expect(allowed(caller, 'get', path, { stored })).toBe(false);
    // After a deletion, the owner could upload the file again under the counted name, without the mark.
    expect(allowed(editor, 'delete', path, { stored })).toBe(false);
    expect(allowed(editor, 'create', path, { upload: pdf(), stored })).toBe(false);
    for (const metadata of [null, {}, { other: 'yes' }]) {
      const stored = pdf(9, 'application/pdf', { metadata });
      expect(allowed('nobody', 'get', path, { stored })).toBe(true);
      expect(allowed(editor, 'delete', path, { stored })).toBe(true);
    }
  });

  test.each(['png', 'jpg', 'webp'])('may be a %s', (extension) => {
    const upload = pdf(9, `image/${extension === 'jpg' ? 'jpeg' : extension}`);
    expect(allowed(editor, 'create', path.replace('pdf', extension), { upload })).toBe(true);
  });

  test.each<[string, Caller, string, States]>([
    ['an upload by a member', amina, path, { upload: pdf() }],
    ['an upload by a trusted member', member('amina', { role: 'trusted' }), path, { upload: pdf() }],
    [
      'an upload by a member with an empty list of programmes',
      member('amina', { programmes: [] }),
      path,
      { upload: pdf() },
    ],
    ['an upload by a visitor', 'nobody', path, { upload: pdf() }],
    ['an upload by an anonymous session', anonymous('amina'), path, { upload: pdf() }],
    [
      'an upload by an editor without a verified email address',
      member('amina', { programmes: ['apet'], email_verified: false }),
      path,
      { upload: pdf() },
    ],
    ["an upload to a colleague's folder", member('kofi', { programmes: ['apet'] }), path, { upload: pdf() }],
    ['a file one byte above the limit', editor, path, { upload: pdf(max + 1) }],
    ['an empty file', editor, path, { upload: pdf(0) }],
    ['a content type that does not match the file name', editor, path, { upload: pdf(9, 'image/png') }],
    ['an HTML page', editor, path, { upload: pdf(9, 'text/html') }],
    ['a file name that is not a hash', editor, 'files/amina/report.pdf', { upload: pdf() }],
    [
      'the content disposition "inline"',
      editor,
      path,
      { upload: pdf(9, 'application/pdf', { contentDisposition: 'inline' }) },
    ],
    [
      'a download name that a device could execute',
      editor,
      path,
      { upload: pdf(9, 'application/pdf', { contentDisposition: "attachment; filename*=utf-8''setup.exe" }) },
    ],
    ['a content encoding', editor, path, { upload: pdf(9, 'application/pdf', { contentEncoding: 'gzip' }) }],
    ['an upload over an existing file', editor, path, { upload: pdf(), stored: pdf() }],
    ['an upload that is not counted', editor, path, { upload: pdf(), counted: [] }],
  ])('cannot be uploaded: the rules deny %s', (_, caller, object, states) => {
    expect(allowed(caller, 'create', object, states)).toBe(false);
  });
});
