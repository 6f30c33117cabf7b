/** @jest-environment node */
import { describeFields } from '@adp/shared-data/fields';
import * as v from 'valibot';
import { toLimitValues } from '../rules/limitValues';
import { printShape } from './printShape';

const choice = (...options: readonly string[]) => v.picklist(options, 'choice');
const url = v.pipe(v.string(), v.maxLength(500), v.regex(/^(?:https:\/\/[a-z]{1,492})$/));
const size = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const dataset = { format: choice('csv', 'xlsx'), landingPage: v.exactOptional(url), rows: size };
const print = (entries: v.ObjectEntries) => printShape({ name: 'dataset', fields: describeFields(entries) });

test('choices, URLs and numbers are joined and matched by one pattern', () => {
  expect(print(dataset)).toBe(`    function dataset(data) {
      return data.keys().hasOnly(['format', 'landing_page', 'rows'])
        && data.rows is int
        && [data.format, data.get('landing_page', 'https://x'), data.rows].join(' ')
          .matches('(csv|xlsx) https://[a-z]{1,492} ([0-9]{1,2}|100)');
    }
`);
});

test.each([
  ['a required date', v.date(), 'data.added is timestamp'],
  ['an optional date', v.exactOptional(v.date()), "data.get('added', request.time) is timestamp"],
  ['a boolean', v.boolean(), 'data.added is bool'],
  ['a long text', v.pipe(v.string(), v.minLength(3), v.maxLength(9)), 'data.added is string && data.added.size() >= 3'],
  ['choices', v.pipe(v.array(choice('web', 'sms')), v.maxLength(2)), "areChoices(data.added, ['web', 'sms'])"],
])(
  '%s that is added to a schema is checked by the rules, and the tests of limits have values for it',
  (_, schema, condition) => {
    const entries: v.ObjectEntries = { ...dataset, added: schema };
    expect(print(entries)).toContain(condition);
    expect(print(entries)).toMatch(/hasOnly\(.*added/);
    const added = describeFields(entries).find(({ name }) => name === 'added');
    expect(added && toLimitValues(added).length).toBeGreaterThan(3);
  },
);

test('a field that the rules cannot check causes an error', () => {
  expect(() => print({ ...dataset, files: v.array(v.object({ url })) })).toThrow(
    'The rules have no condition for the list files.',
  );
});
