import { getFields } from '../src/forms';
import { newDraft, putDrafts } from '../src/storedDrafts';
import { fillRound } from '../src/limits/fillRound';
import { limitTable } from '../src/limits/limitTable';
import { faultsById, hasLines, roundBase, roundValues, trialIn } from '../src/limits/roundValues';
import { namedLimit, saidFaults } from '../src/limits/saidFaults';
import { rounds } from '../src/limits/Trial';
import { expect, kinds, publishButton, storedUnder, test } from '../src/writing';

// One pass per form in the browser; `limits.test.ts` beside the table judges every case by form and rules.

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
    const lists = getFields(kind).filter(({ name }) => Array.isArray(before[name]));
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
      for (const field of getFields(kind)) {
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
        const isGroup = fault?.field.input === 'cover' || (hasLines(fault?.field) && fault?.index === undefined);
        expect(isMarked, id).toBe(!isGroup);
      }
      expect(marked.filter((id) => !expected.has(id))).toEqual([]);
    }
    expect(await storedUnder(site, kind, String(before['title']))).toEqual([]);
  });
}
