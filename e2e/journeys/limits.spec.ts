import { inParallel } from '../src/limits/inParallel';
import { limitTable } from '../src/limits/limitTable';
import { fitsSchema, formFaults, Rules, sentDraft, typedDraft } from '../src/limits/verdicts';
import { expect, newWriter, test } from '../src/writing';

// Every limit of every field, one below, at and one above: what the form lets through the rules let through, and nothing else.

const name = 'Limit Test';

test('the form and the rules agree on every limit of every field', async ({ memberSite: site }) => {
  const table = limitTable();
  const writer = { ...(await newWriter(site, name)), name };
  const rules = await Rules.of(site, writer);
  const disagreements: string[] = [];
  let requests = 0;
  await inParallel(8, table, async (limitCase) => {
    const { kind, name: words, fits, at } = limitCase;
    const faults = formFaults(limitCase);
    const status = await rules.create(kind, sentDraft(limitCase));
    const says = faults.map(({ field, code }) => `${field.name} ${code}`).join(', ') || 'nothing wrong';
    const complain = (what: string) => disagreements.push(`${words}: ${what} (the form finds ${says}; ${status})`);
    requests += 1;
    if ((faults.length === 0) !== (status === 200)) complain('form and rules disagree');
    if (fits !== undefined && fits !== (status === 200)) complain(`the rules say what the limits do not`);
    if (fits !== undefined && fits !== (faults.length === 0)) complain(`the form says what the limits do not`);
    if (faults.some(({ field }) => at.length > 0 && !at.includes(field.name))) complain('a fault elsewhere');
    const typed = typedDraft(limitCase);
    if (!typed) return;
    requests += 1;
    const asTyped = await rules.create(kind, typed);
    if (fitsSchema(kind, typed, writer) !== (asTyped === 200))
      complain(`as typed, schema and rules disagree: ${asTyped}`);
  });
  await rules.clear();
  console.log(`${table.length} cases, ${requests} requests`);
  expect(disagreements).toEqual([]);
});
