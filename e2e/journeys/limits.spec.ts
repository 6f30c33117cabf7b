import { fieldsOf } from '../src/forms';
import { newDraft, putDrafts } from '../src/keptDrafts';
import { fillRound } from '../src/limits/fillRound';
import { inParallel } from '../src/limits/inParallel';
import { limitTable } from '../src/limits/limitTable';
import { faultsById, hasLines, roundBase, roundValues, trialIn } from '../src/limits/roundValues';
import { namedLimit, saidFaults } from '../src/limits/saidFaults';
import { rounds } from '../src/limits/Trial';
import { fitsSchema, formFaults, Rules, sentDraft, typedDraft } from '../src/limits/verdicts';
import { expect, kinds, newWriter, publishButton, storedUnder, test } from '../src/writing';

// Every limit of every field, one below, at and one above: what the form lets through the rules let through, and nothing else.

const name = 'Limit Test';

test('the form and the rules agree on every limit of every field', async ({ memberSite: site }) => {
  // Some 20 seconds; a busy machine needs more.
  test.setTimeout(180_000);
  const table = limitTable();
  const writer = { ...(await newWriter(site, name)), name };
  const rules = await Rules.of(site, writer);
  const disagreements: string[] = [];
  expect(table.length).toBeGreaterThan(1_500);
  expect(new Set(table.map((one) => one.name)).size).toBe(table.length);
  // Of every field something fits and something does not; of those that are ticked or not, both fit.
  for (const kind of kinds) {
    for (const { name: field, input } of fieldsOf(kind)) {
      const tried = table.filter((one) => one.kind === kind && one.at[0] === field).map(({ fits }) => fits);
      expect([tried.includes(true), tried.includes(false)], `${kind}: ${field}`).toEqual([true, input !== 'flag']);
    }
  }
  let requests = 0;
  await inParallel(8, table, async (limitCase) => {
    const { kind, name: words, fits, at } = limitCase;
    const faults = formFaults(limitCase);
    const status = await rules.create(kind, sentDraft(limitCase));
    const says = faults.map(({ field, code }) => `${field.name} ${code}`).join(', ') || 'nothing wrong';
    const complain = (what: string) => disagreements.push(`${words}: ${what} (the form finds ${says}; ${status})`);
    requests += 1;
    if ((faults.length === 0) !== (status === 200)) complain('form and rules disagree');
    if (fits !== undefined && fits !== (status === 200)) complain('the rules say what the limits do not');
    if (fits !== undefined && fits !== (faults.length === 0)) complain('the form says what the limits do not');
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

for (const kind of kinds) {
  test(`${kind}: the form in the browser says so of every field, and of no other`, async ({
    desk: page,
    writer,
    memberSite: site,
  }) => {
    test.setTimeout(120_000);
    const verdicts = new Map(
      limitTable()
        .filter((one) => one.kind === kind && one.round)
        .map(({ at, round, fits }) => [`${at[0]} ${round}`, fits]),
    );
    let before = roundValues(kind, 'above', roundBase(kind));
    const lists = fieldsOf(kind).filter(({ name }) => Array.isArray(before[name]));
    // Only a text that was begun elsewhere can have more in a list than fits.
    const begun = Object.fromEntries(lists.map(({ name }) => [name, before[name] ?? null]));
    const key = `limits${process.pid}${kind}`;
    await page.goto(`${site.origin}/about`);
    await putDrafts(page, [newDraft(kind, key, writer.uid, { ...roundBase(kind), ...begun })]);
    before = { ...roundBase(kind), ...begun };
    await page.goto(`${site.origin}/new/${kind}?draft=${key}`);
    await expect(page.locator('#f-title')).toBeVisible();

    for (const round of rounds) {
      const values = roundValues(kind, round, before);
      await fillRound(page, kind, { round, before, values });
      before = values;
      const expected = faultsById(kind, values);
      for (const field of fieldsOf(kind)) {
        if (!trialIn(round, field)) continue;
        const found = [...expected.values()].some((fault) => fault.field.name === field.name);
        expect(!found, `${field.name} ${round}`).toBe(verdicts.get(`${field.name} ${round}`));
      }
      await publishButton(page).click();
      const idsOf = async () => (await saidFaults(page)).faults.map(({ id }) => id);
      await expect.poll(idsOf, { message: `${kind}, ${round}` }).toEqual([...expected.keys()]);
      const { faults, marked } = await saidFaults(page);
      for (const { id, text, beside, marked: isMarked } of faults) {
        expect(beside, id).toContain(text);
        const fault = expected.get(id);
        const limit = fault && namedLimit(fault);
        if (limit !== undefined) expect(text, id).toMatch(new RegExp(`(?<![\\d,])${limit}(?![\\d,])`));
        const isGroup = fault?.field.input === 'cover' || (hasLines(fault?.field) && fault?.place === undefined);
        expect(isMarked, id).toBe(!isGroup);
      }
      expect(marked.filter((id) => !expected.has(id))).toEqual([]);
    }
    expect(await storedUnder(site, kind, String(before['title']))).toEqual([]);
  });
}
