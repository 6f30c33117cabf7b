import type { Json } from '../platforms/platform';
import {
  bytes,
  documentName,
  double,
  int,
  list,
  map,
  nothing,
  place,
  reference,
  text,
  time,
  truth,
} from '../platforms/proto';

/**
 * Consecutive commits to a database that initially contains only `w/one`. After the commits, the listed documents are
 * read.
 */
export interface CommitCase {
  readonly name: string;
  readonly commits: readonly (readonly Json[])[];
  readonly reads?: readonly string[];
}

/** Fields of `w/one` before each case. */
export const firstFields: Json = {
  n: int(5),
  d: double(1.5),
  s: text('a'),
  l: list(int(1), text('x'), int(1)),
  m: map({ a: int(1), b: map({ c: int(2) }) }),
  'odd.name': int(1),
};

const firstDocument = documentName('w/one');
const two = documentName('w/two');
const set = (fields: Json, name = firstDocument): Json => ({ update: { name, fields } });
const masked = (fields: Json, fieldPaths: readonly string[], name = firstDocument): Json => ({
  update: { name, fields },
  updateMask: { fieldPaths },
});
const transformed = (...updateTransforms: Json[]): Json => ({ ...masked({}, []), updateTransforms });
const on = (fieldPath: string, transform: Json): Json => ({ fieldPath, ...transform });
const now = { setToServerValue: 'REQUEST_TIME' };
const exists = (exists: boolean): Json => ({ currentDocument: { exists } });
/** Precondition that the document has not changed since the last response. The time is a placeholder. */
const unchanged = { currentDocument: { updateTime: '<updateTime of w/one>' } };
const longAgo = { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } };
const nested = (depth: number): Json => (depth === 0 ? int(1) : map({ a: nested(depth - 1) }));

const writes: Readonly<Record<string, readonly Json[]>> = {
  'set replaces': [set({ x: int(1) })],
  'set creates': [set({ x: int(1) }, two)],
  'set to no fields': [set({})],
  'set without fields': [{ update: { name: firstDocument } }],
  'every kind of value': [
    set({
      nothing,
      truth: truth(false),
      int: int(-7),
      double: double(1.25),
      whole: double(3),
      nan: double('NaN'),
      infinite: double('-Infinity'),
      text: text('ሰላም 😀'),
      bytes: bytes('AQID'),
      time: time('2024-02-29T12:34:56.123456789Z'),
      reference: reference('w/two'),
      place: place(-1.5, 100),
      list: list(nothing, int(1)),
      none: { arrayValue: {} },
      map: map({}),
    }),
  ],
  'mask changes some': [masked({ n: int(6), s: text('b') }, ['n'])],
  'mask deletes what is missing': [masked({}, ['n', 'nope'])],
  'mask goes into maps': [masked({ m: map({ a: int(9) }) }, ['m.a'])],
  'mask deletes in maps': [masked({}, ['m.b.c'])],
  'mask makes maps': [masked({ p: map({ q: map({ r: int(1) }) }) }, ['p.q.r'])],
  'mask replaces a value by a map': [masked({ n: map({ q: int(1) }) }, ['n.q'])],
  'mask with a quoted name': [masked({ 'odd.name': int(2) }, ['`odd.name`'])],
  'mask creates a document': [masked({ n: int(1) }, ['n'], two)],
  'mask of nothing': [masked({ n: int(1) }, [])],
  'mask with a bad path': [masked({ n: int(1) }, ['a..b'])],
  'mask with overlapping paths': [masked({ m: map({ a: int(1) }) }, ['m', 'm.a'])],
  'the same again': [set(firstFields)],
  delete: [{ delete: firstDocument }],
  'delete what is missing': [{ delete: two }],
  'delete if it exists': [{ delete: two, ...exists(true) }],
  'create what exists': [{ ...set({}), ...exists(false) }],
  'create what is missing': [{ ...set({}, two), ...exists(false) }],
  'update what exists': [{ ...set({ x: int(1) }), ...exists(true) }],
  'update what is missing': [{ ...set({}, two), ...exists(true) }],
  'update time holds': [{ ...set({ x: int(1) }), ...unchanged }],
  'update time does not hold': [{ ...set({ x: int(1) }), ...longAgo }],
  'update time of what is missing': [{ ...set({ x: int(1) }, two), ...longAgo }],
  'delete what is missing if of a time': [{ delete: two, ...longAgo }],
  'delete if of a time': [{ delete: firstDocument, ...unchanged }],
  'delete if of another time': [{ delete: firstDocument, ...longAgo }],
  'verify and write the same': [{ verify: firstDocument, ...exists(true) }, set({ x: int(1) })],
  'write and verify the same': [set({ x: int(1) }), { verify: firstDocument, ...exists(true) }],
  'verify and delete the same': [{ verify: firstDocument, ...exists(true) }, { delete: firstDocument }],
  'verify twice': [
    { verify: firstDocument, ...exists(true) },
    { verify: firstDocument, ...exists(true) },
  ],
  'verify holds': [{ verify: firstDocument, ...unchanged }, set({ x: int(1) }, two)],
  'verify does not hold': [{ verify: firstDocument, ...longAgo }, set({ x: int(1) }, two)],
  'verify that nothing is there': [{ verify: two, ...exists(false) }],
  'verify that something is there': [{ verify: two, ...exists(true) }],
  'verify without a condition': [{ verify: firstDocument }],
  'server time': [transformed(on('at', now))],
  'server time in a map': [transformed(on('m.at', now))],
  'server time on create': [{ ...set({ x: int(1) }, two), updateTransforms: [on('at', now)] }],
  'increment an int': [transformed(on('n', { increment: int(3) }))],
  'increment an int by a double': [transformed(on('n', { increment: double(0.5) }))],
  'increment a double by an int': [transformed(on('d', { increment: int(1) }))],
  'increment what is missing': [transformed(on('k', { increment: int(3) }))],
  'increment a text': [transformed(on('s', { increment: int(3) }))],
  'increment beyond 64 bits': [
    set({ n: { integerValue: '9223372036854775807' } }),
    transformed(on('n', { increment: int(1) })),
  ],
  'increment by a text': [transformed(on('n', { increment: text('a') }))],
  'increment twice': [transformed(on('n', { increment: int(1) }), on('n', { increment: int(1) }))],
  maximum: [transformed(on('n', { maximum: int(9) }))],
  'maximum below': [transformed(on('n', { maximum: int(2) }))],
  minimum: [transformed(on('n', { minimum: double(1.5) }))],
  'append what is missing': [
    transformed(on('l', { appendMissingElements: { values: [int(1), int(2), int(2), double(1)] } })),
  ],
  'append to no list': [transformed(on('s', { appendMissingElements: { values: [int(1)] } }))],
  'append to what is missing': [transformed(on('k', { appendMissingElements: { values: [int(1), int(1)] } }))],
  'remove all': [transformed(on('l', { removeAllFromArray: { values: [int(1)] } }))],
  'remove all by a double': [transformed(on('l', { removeAllFromArray: { values: [double(1)] } }))],
  'remove from what is missing': [transformed(on('k', { removeAllFromArray: { values: [int(1)] } }))],
  'four transforms': [
    transformed(
      on('n', { increment: int(1) }),
      on('at', now),
      on('l', { removeAllFromArray: { values: [text('x')] } }),
      on('k', { maximum: int(1) }),
    ),
  ],
  'a transform and a field': [{ ...masked({ n: int(1) }, ['n']), updateTransforms: [on('d', { increment: int(1) })] }],
  'a transform of a field that is set': [
    { ...masked({ n: int(1) }, ['n']), updateTransforms: [on('n', { increment: int(1) })] },
  ],
  'a write of transforms only': [
    { transform: { document: firstDocument, fieldTransforms: [on('n', { increment: int(1) })] } },
  ],
  'a batch of two': [set({ x: int(1) }), set({ x: int(2) }, two)],
  'a batch whose second write fails': [set({ x: int(1) }), { ...set({}, two), ...exists(true) }],
  'a batch whose first write fails': [{ ...set({}, two), ...exists(true) }, set({ x: int(1) })],
  'the same document twice': [set({ x: int(1) }), masked({ y: int(2) }, ['y'])],
  'created and deleted': [set({ x: int(1) }, two), { delete: two }],
  'deleted and created': [{ delete: firstDocument }, { ...set({ x: int(1) }), ...exists(false) }],
  'no writes': [],
  'a write of nothing': [{}],
  'a list in a list': [set({ l: list(list(int(1))) })],
  'a list in a map in a list': [set({ l: list(map({ l: list(int(1)) })) })],
  '20 maps deep': [set({ a: nested(19) })],
  '21 maps deep': [set({ a: nested(20) })],
  'a reserved field': [set({ __x__: int(1) })],
  'an empty field name': [set({ '': int(1) })],
  'a long field name': [set({ ['f'.repeat(1501)]: int(1) })],
  'a document that is too large': [set({ s: text('x'.repeat(1_048_577)) })],
  'a document that is almost too large': [set({ s: text('x'.repeat(1_000_000)) })],
  'a name that is a collection': [set({}, documentName('w'))],
  'a name with two dots': [set({}, documentName('w/..'))],
  'a reserved name': [set({}, documentName('w/__x__'))],
  'a name that is too long': [set({}, documentName(`w/${'x'.repeat(1501)}`))],
  'a name of another project': [set({}, 'projects/other/databases/(default)/documents/w/one')],
  'no name': [{ update: { fields: {} } }],
  'a value of no kind': [set({ x: {} })],
  'a value of two kinds': [set({ x: { ...int(1), ...text('a') } })],
  'a value of an unknown kind': [set({ x: { numberValue: 1 } })],
  'an int that is none': [set({ x: { integerValue: '1.5' } })],
  'an int beyond 64 bits': [set({ x: { integerValue: '9223372036854775808' } })],
  'a time that is none': [set({ x: time('soon') })],
  'a place that is none': [set({ x: place(91, 0) })],
  'an unknown write': [{ replace: { name: firstDocument } }],
};

export const commitCases: readonly CommitCase[] = [
  ...Object.entries(writes).map(([name, commit]) => ({ name, commits: [commit] })),
  { name: 'the same twice keeps the time', commits: [[set({ x: int(1) })], [set({ x: int(1) })]] },
  { name: 'a change moves the time', commits: [[set({ x: int(1) })], [set({ x: int(2) })]] },
  { name: 'a time that is over', commits: [[set({ x: int(1) })], [{ ...set({ x: int(2) }), ...unchanged }]] },
  { name: 'created again', commits: [[{ delete: firstDocument }], [set({ x: int(1) })]] },
];
