/** @jest-environment node */
import { getFields } from '../forms';
import { kinds } from '../writtenKinds';
import { limitTable } from './limitTable';
import { createItemRules, fitsSchema, getFormErrors, getSentDraft, getTypedDraft } from './verdicts';

// Tries values below, at and above every limit of every field. The form must accept exactly those values that the rules
// allow.

const table = limitTable();

test('the table contains more than 1,500 different cases', () => {
  expect(table.length).toBeGreaterThan(1_500);
  expect(new Set(table.map((limitCase) => limitCase.name)).size).toBe(table.length);
});

test('every field has valid and invalid cases, except checkboxes, which are always valid', () => {
  for (const kind of kinds) {
    for (const { name: field, input } of getFields(kind)) {
      const tried = table
        .filter((limitCase) => limitCase.kind === kind && limitCase.at[0] === field)
        .map(({ fits }) => fits);
      expect([kind, field, tried.includes(true), tried.includes(false)]).toEqual([kind, field, true, input !== 'flag']);
    }
  }
});

test.each(kinds)('the form for a new %s and the rules agree on every limit of every field', async (only) => {
  const rules = await createItemRules();
  const disagreements: string[] = [];
  for (const limitCase of table.filter(({ kind }) => kind === only)) {
    const { kind, name: words, fits, at } = limitCase;
    const errors = getFormErrors(limitCase);
    const status = await rules.create(kind, getSentDraft(limitCase));
    const formErrors = errors.map(({ field, code }) => `${field.name} ${code}`).join(', ') || 'nothing wrong';
    const complain = (what: string) =>
      disagreements.push(`${words}: ${what} (the form finds ${formErrors}; ${status})`);
    if ((errors.length === 0) !== (status === 200)) complain('form and rules disagree');
    if (fits !== undefined && fits !== (status === 200)) complain('the rules differ from the limits');
    if (fits !== undefined && fits !== (errors.length === 0)) complain('the form differs from the limits');
    if (errors.some(({ field }) => at.length > 0 && !at.includes(field.name))) complain('an error elsewhere');
    const typed = getTypedDraft(limitCase);
    if (!typed) continue;
    const asTyped = await rules.create(kind, typed);
    if (fitsSchema(kind, typed) !== (asTyped === 200)) complain(`as typed, schema and rules disagree: ${asTyped}`);
  }
  expect(disagreements).toEqual([]);
});
