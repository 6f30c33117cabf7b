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
 * One document for each type of value of the field `n`, with the other fields that queries need. No case changes these
 * documents.
 */
const documents: Readonly<Record<string, Json>> = {
  'c/a': {
    n: int(1),
    s: text('a'),
    tags: list(text('x'), text('y')),
    m: map({ k: int(1), 'a.b': int(2) }),
    when: time('2024-01-01T00:00:00Z'),
  },
  'c/b': { n: int(2), s: text('b'), tags: list(text('y')), when: time('2024-06-01T00:00:00.5Z') },
  'c/c': { n: double(2.5), s: text('é'), tags: list(int(1), text('z')) },
  'c/d': { n: nothing, s: text('') },
  'c/e': { n: double('NaN'), s: text('b') },
  'c/f': { n: text('5'), tags: text('x') },
  'c/g': { m: map({ k: int(2), z: map({ q: int(3) }) }) },
  'c/h': { n: bytes('AQID') },
  'c/i': { n: reference('c/a') },
  'c/j': { n: place(1, 2) },
  'c/k': { n: list(int(1), int(2)) },
  'c/l': { n: map({ x: int(1) }) },
  'c/m': { n: truth(true) },
  'c/n': { n: time('2024-01-01T00:00:00Z') },
  'c/o': { n: int(-1), s: text('b') },
  'c/p': { n: int(10), s: text('Z'), tags: list(text('y'), text('x')) },
  'c/q': { n: double(2), s: text('a') },
  'c/a/sub/s1': { n: int(1) },
  'c/b/sub/s2': { n: int(2) },
  'd/x/sub/s3': { n: int(3) },
  'd/x': { n: int(1) },
};

/** Body of the commit that writes the seed. */
export const seedCommit: Json = {
  writes: Object.entries(documents).map(([path, fields]) => ({ update: { name: documentName(path), fields } })),
};
