/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@adp/shared-data/content';
import { evaluate, parseRules, plainObjectToMap, toTimestamp } from '@adp/local-firebase/testing';
import { anonymous, type Caller, federated, member, unverified } from './ruleCase';

const rules = parseRules(readFileSync(join(__dirname, '../../storage.rules'), 'utf8'));
/** Returns the metadata of an upload with only a type. */
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

/** Returns a count of Amina's objects. Other members have none. */
function countedFor(uid: string, objects: readonly string[]) {
  const read = (path: string) =>
    path === `/databases/(default)/documents/upload_counts/${uid}` ? plainObjectToMap({ objects: [...objects] }) : null;
  return { before: read, after: read };
}

type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

interface States {
  readonly upload?: ReturnType<typeof image>;
  readonly stored?: ReturnType<typeof image>;
  /** Amina's counted uploads. By default the requested one. */
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

test('a member by one of the four providers may upload, and one who is not verified may still delete', () => {
  const upload = { upload: image(9) };
  expect(allowed(federated('amina', 'google.com'), 'create', 'images/amina/a.webp', upload)).toBe(true);
  expect(allowed(unverified('amina'), 'delete', 'images/amina/a.webp', { stored: image(9) })).toBe(true);
});

test('the search index is publicly readable; writing it, listing it and reading its state are forbidden', () => {
  expect(allowed('nobody', 'get', 'search/index.json', { stored: image(9) })).toBe(true);
  for (const method of ['create', 'update', 'delete', 'list'] as const)
    expect(allowed(kofi, method, 'search/index.json', { upload: image(9, 'application/json') })).toBe(false);
  expect(allowed(kofi, 'get', 'search-state/state.json.gz', { stored: image(9) })).toBe(false);
});

test('an upload is one of several that were counted', () => {
  const counted = ['images/amina/b.webp', 'images/amina/a.webp'];
  expect(allowed(amina, 'create', 'images/amina/a.webp', { upload: image(9), counted })).toBe(true);
});

test.each(['images/amina', 'pictures/amina', 'pictures/amina/'])('a member may list the own folder %s', (path) => {
  expect(allowed(amina, 'list', path)).toBe(true);
});

test.each<[string, Caller, Method, string, States]>([
  ['one byte too many', amina, 'create', 'images/amina/a.webp', { upload: image(limits.coverBytes.max + 1) }],
  [
    'a picture one byte too large',
    amina,
    'create',
    'pictures/amina/a.webp',
    { upload: image(limits.pictureBytes.max + 1) },
  ],
  ['nothing at all', amina, 'create', 'images/amina/a.webp', { upload: image(0) }],
  ['a page', amina, 'create', 'images/amina/a.webp', { upload: image(9, 'text/html') }],
  ['a drawing that can hold scripts', amina, 'create', 'images/amina/a.webp', { upload: image(9, 'image/svg+xml') }],
  [
    'a type with something behind it',
    amina,
    'create',
    'images/amina/a.webp',
    { upload: image(9, 'image/webp; charset=x') },
  ],
  ["into another's folder", kofi, 'create', 'images/amina/a.webp', { upload: image(9) }],
  [
    'by a member who has not confirmed the address',
    unverified('amina'),
    'create',
    'images/amina/a.webp',
    { upload: image(9) },
  ],
  ['a picture by such a member', unverified('amina'), 'create', 'pictures/amina/a.webp', { upload: image(9) }],
  ['by nobody', 'nobody', 'create', 'images/amina/a.webp', { upload: image(9) }],
  ['by an anonymous visitor', anonymous('amina'), 'create', 'images/amina/a.webp', { upload: image(9) }],
  ['over an image that is there', amina, 'create', 'images/amina/a.webp', { upload: image(9), stored: image(9) }],
  ['a change of what is there', amina, 'update', 'images/amina/a.webp', { upload: image(9), stored: image(9) }],
  ['into a folder below', amina, 'create', 'images/amina/b/a.webp', { upload: image(9) }],
  ['anywhere else', amina, 'create', 'other/amina/a.webp', { upload: image(9) }],
  [
    'a disposition of its own',
    amina,
    'create',
    'images/amina/a.webp',
    { upload: image(9, 'image/webp', { contentDisposition: 'attachment; filename=setup.exe' }) },
  ],
  [
    'another name inline',
    amina,
    'create',
    'images/amina/a.webp',
    { upload: image(9, 'image/webp', { contentDisposition: 'inline; filename=setup.exe' }) },
  ],
  [
    'an encoding',
    amina,
    'create',
    'images/amina/a.webp',
    { upload: image(9, 'image/webp', { contentEncoding: 'gzip' }) },
  ],
  ...['a', 'a.exe', 'a.webp.exe', 'a.html', '.webp', 'a b.webp', `${'x'.repeat(129)}.webp`].map(
    (name): [string, Caller, Method, string, States] => [
      `the name ${name.slice(0, 12)}`,
      amina,
      'create',
      `images/amina/${name}`,
      { upload: image(9, 'image/webp', { contentDisposition: `inline; filename*=utf-8''${name}` }) },
    ],
  ),
  ['one that nobody counted', amina, 'create', 'images/amina/a.webp', { upload: image(9), counted: [] }],
  [
    'one when others were counted',
    amina,
    'create',
    'images/amina/a.webp',
    { upload: image(9), counted: ['images/amina/b.webp', 'pictures/amina/a.webp', 'images/kofi/a.webp'] },
  ],
  [
    "one that another member's document counts",
    kofi,
    'create',
    'images/kofi/a.webp',
    { upload: image(9), counted: ['images/kofi/a.webp'] },
  ],
  ["the deletion of another's", kofi, 'delete', 'images/amina/a.webp', { stored: image(9) }],
  ["a list of another's folder", kofi, 'list', 'images/amina', {}],
  ["a list of another's pictures", kofi, 'list', 'pictures/amina', {}],
  ['a list by nobody', 'nobody', 'list', 'pictures/amina', {}],
  ['a list by an anonymous visitor of that uid', anonymous('amina'), 'list', 'pictures/amina', {}],
  ['a list of all folders', amina, 'list', 'pictures', {}],
  ['a list of everything', amina, 'list', '', {}],
  ['a list of anything else', amina, 'list', 'other/amina', {}],
])('refused: %s', (_, caller, method, path, states) => {
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
    ['a reviewer', member('amina', { role: 'reviewer' })],
    ['an administrator', member('amina', { role: 'administrator' })],
  ])('is uploaded by %s, up to its limit, read by everybody and deleted', (_, caller) => {
    expect(allowed(caller, 'create', path, { upload: pdf(max) })).toBe(true);
    expect(allowed('nobody', 'get', path, { stored: pdf() })).toBe(true);
    expect(allowed(caller, 'delete', path, { stored: pdf() })).toBe(true);
    expect(allowed(caller, 'list', 'files/amina')).toBe(true);
  });

  test('that a function has hidden is read by nobody', () => {
    const stored = pdf(9, 'application/pdf', { metadata: { hidden: 'yes' } });
    for (const caller of ['nobody', editor, member('zuri', { role: 'administrator' })] as const)
      expect(allowed(caller, 'get', path, { stored })).toBe(false);
    expect(allowed(editor, 'delete', path, { stored })).toBe(true);
    for (const metadata of [null, {}, { other: 'yes' }])
      expect(allowed('nobody', 'get', path, { stored: pdf(9, 'application/pdf', { metadata }) })).toBe(true);
  });

  test.each(['png', 'jpg', 'webp'])('may be a %s', (extension) => {
    const upload = pdf(9, `image/${extension === 'jpg' ? 'jpeg' : extension}`);
    expect(allowed(editor, 'create', path.replace('pdf', extension), { upload })).toBe(true);
  });

  test.each<[string, Caller, string, States]>([
    ['by a member', amina, path, { upload: pdf() }],
    ['by a trusted member', member('amina', { role: 'trusted' }), path, { upload: pdf() }],
    ['by a member with an empty list of programmes', member('amina', { programmes: [] }), path, { upload: pdf() }],
    ['by nobody', 'nobody', path, { upload: pdf() }],
    ['by an anonymous session', anonymous('amina'), path, { upload: pdf() }],
    [
      'by an editor whose address is not confirmed',
      member('amina', { programmes: ['apet'], email_verified: false }),
      path,
      { upload: pdf() },
    ],
    ["into a colleague's folder", member('kofi', { programmes: ['apet'] }), path, { upload: pdf() }],
    ['one byte too many', editor, path, { upload: pdf(max + 1) }],
    ['nothing at all', editor, path, { upload: pdf(0) }],
    ['another type than its name says', editor, path, { upload: pdf(9, 'image/png') }],
    ['a page', editor, path, { upload: pdf(9, 'text/html') }],
    ['a name of its own', editor, 'files/amina/report.pdf', { upload: pdf() }],
    ['shown as a page', editor, path, { upload: pdf(9, 'application/pdf', { contentDisposition: 'inline' }) }],
    [
      'saved under a name that a device would run',
      editor,
      path,
      { upload: pdf(9, 'application/pdf', { contentDisposition: "attachment; filename*=utf-8''setup.exe" }) },
    ],
    ['an encoding', editor, path, { upload: pdf(9, 'application/pdf', { contentEncoding: 'gzip' }) }],
    ['over one that is there', editor, path, { upload: pdf(), stored: pdf() }],
    ['one that nobody counted', editor, path, { upload: pdf(), counted: [] }],
  ])('refused: %s', (_, caller, object, states) => {
    expect(allowed(caller, 'create', object, states)).toBe(false);
  });
});
