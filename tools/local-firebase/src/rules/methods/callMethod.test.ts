/** @jest-environment node */
import { decideIf } from '../decide.fixture';

const fields = {
  s: { stringValue: 'ab' },
  t: { timestampValue: '2024-02-29T12:34:56.789Z' },
  l: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'x' }] } },
  m: { mapValue: { fields: { b: { integerValue: '1' }, a: { integerValue: '2' } } } },
};

test.each<[string, string[]]>([
  [
    'strings',
    [
      "'héllo'.size() == 5 && 'héllo'.upper() == 'HéLLO' && 'AB'.lower() == 'ab' && ' a '.trim() == 'a'",
      "'a,b,,'.split(',') == ['a', 'b'] && ''.split(',') == ['']",
      "'abc'.replace('(b)', '[$1]') == 'a[b]c' && 'abc'.replace('b', '$') == 'a$c'",
      "'é'.toUtf8().size() == 2",
    ],
  ],
  ['bytes', ["b'\\xff\\x00'.toBase64() == '_wA=' && b'\\x01'.toHexString() == '01' && b'\\377'.size() == 1"]],
  [
    'lists',
    [
      '[1, 2].hasAll([1]) && ![1].hasAll([1, 2]) && [1].hasAny([1, 2]) && [1].hasOnly([1, 2]) && ![1, 3].hasOnly([1, 2])',
      "[1].concat([2]) == [1, 2] && [1, 2, 1].removeAll([1]) == [2] && [1, 'a', null].join(',') == '1,a,null'",
      '[1, 2, 3][0:2] == [1, 2] && [1, 2, 2].toSet().size() == 2',
    ],
  ],
  [
    'sets',
    [
      '[1, 2].toSet().union([3].toSet()) == [1, 2, 3].toSet() && [1, 2].toSet().hasOnly([1, 2, 3])',
      '[1, 2].toSet().difference([2].toSet()) == [1].toSet() && [1, 2].toSet().intersection([2].toSet()) == [2].toSet()',
    ],
  ],
  [
    'maps',
    [
      "resource.data.m.keys() == ['a', 'b'] && resource.data.m.values() == [1, 2] && resource.data.m.size() == 2",
      "resource.data.m.get('a', 0) == 2 && resource.data.get(['m', 'z'], 0) == 0 && 'a' in resource.data.m",
    ],
  ],
  [
    'differences of maps',
    [
      "{'a': 1, 'b': 1}.diff({'a': 2, 'c': 1}).affectedKeys() == ['a', 'b', 'c'].toSet()",
      "{'a': 1, 'b': 1}.diff({'a': 2, 'c': 1}).changedKeys() == ['a'].toSet()",
      "{'a': 1, 'b': 1}.diff({'a': 1, 'c': 1}).addedKeys() == ['b'].toSet()",
      "{'a': 1, 'b': 1}.diff({'a': 1, 'c': 1}).removedKeys() == ['c'].toSet()",
      "{'a': 1, 'b': 1}.diff({'a': 1, 'c': 1}).unchangedKeys() == ['a'].toSet()",
    ],
  ],
  [
    'timestamps',
    [
      'resource.data.t.year() == 2024 && resource.data.t.month() == 2 && resource.data.t.day() == 29',
      'resource.data.t.hours() == 12 && resource.data.t.minutes() == 34 && resource.data.t.seconds() == 56',
      'resource.data.t.nanos() == 789000000 && resource.data.t.dayOfWeek() == 4 && resource.data.t.dayOfYear() == 60',
      'resource.data.t.toMillis() == 1709210096789 && resource.data.t.date() == timestamp.date(2024, 2, 29)',
      'resource.data.t.time() == duration.time(12, 34, 56, 789000000)',
      "resource.data.t + duration.value(1, 'd') > resource.data.t && request.time > resource.data.t",
    ],
  ],
  ['durations', ["duration.value(-1500, 'ms').seconds() == -1 && duration.value(1, 'w') == duration.value(7, 'd')"]],
  ['places', ['latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000.0 && latlng.value(1, 2).longitude() == 2']],
  ['paths', ["path('/a/{x}').bind({'x': 'b'}) == /a/b && (/a/$('b'))[1] == 'b'"]],
])('the methods of %s return the expected values', (_, conditions) => {
  for (const condition of conditions)
    expect([condition, decideIf(condition, fields).trace[0]?.reason]).toEqual([condition, 'allowed']);
});

test.each([
  ["'a'.nope()", 'string has no method nope()'],
  ["'a'.size(1) == 1", 'size() takes 0 arguments, not 1'],
  ["'a'.matches(1)", 'argument 1 is int, not string'],
  ['resource.data.l[9] == 1', 'index 9 is outside the list'],
  ['[1].hasAll([1].toSet())', 'argument 1 is set, not list'],
  ['timestamp.date(2024, 2, 30) == request.time', 'there is no such date'],
  ['timestamp.value(9223372036854775807) > request.time', 'a timestamp is outside the years 1 to 9999'],
  ["duration.value(1, 'x') == null", '"x" is not a unit of time: w, d, h, m, s, ms or ns'],
  ['latlng.value(100, 0) == null', 'the latitude or longitude is out of range'],
])('%s fails with: %s', (condition, reason) => {
  expect(decideIf(condition, fields)).toMatchObject({ allowed: false, trace: [{ outcome: 'error', reason }] });
});

describe('regular expressions', () => {
  test.each([
    ["'abc'.matches('b')", false],
    ["'abc'.matches('a|abc')", true],
    ["'ABC'.matches('(?i)abc') && 'aB'.matches('(?i:a)B')", true],
    ["'a\\nb'.matches('a.b')", false],
    ["'a\\nb'.matches('(?s)a.b')", true],
    ["'日本'.matches('\\\\p{Han}+') && '😀'.matches('.')", true],
    ["'ab1'.matches('[[:alpha:]]+[0-9]')", true],
    ["'a\\n'.matches('a$')", false],
  ])('the condition %s allows the request: %p', (condition, allowed) => {
    expect(decideIf(condition).allowed).toBe(allowed);
  });

  test('an invalid pattern from data is an error', () => {
    const decision = decideIf('"a".matches(resource.data.p)', { p: { stringValue: 'a(?=b)' } });
    expect(decision.trace[0]).toMatchObject({ outcome: 'error', reason: expect.stringContaining('RE2') });
  });

  test('nested repetition takes little time, because RE2 does not backtrack', () => {
    const began = performance.now();
    const text = { s: { stringValue: `${'a'.repeat(5000)}!` } };
    expect(decideIf('resource.data.s.matches("(a+)+b|(a|aa)*c")', text).allowed).toBe(false);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
