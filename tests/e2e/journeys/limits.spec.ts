import { getFields } from '../src/forms';
import { newDraft, putDrafts } from '../src/storedDrafts';
import { fillPass } from '../src/limits/fillPass';
import { limitTable } from '../src/limits/limitTable';
import { getErrorsById, hasLines, passBase, passValues, getCaseInPass } from '../src/limits/passValues';
import { namedLimit, getShownErrors } from '../src/limits/shownErrors';
import { passes } from '../src/limits/FieldCase';
import { expect, kinds, publishButton, storedUnder, test } from '../src/writing';
import { fullUnless } from '../src/full';

// Each form in the browser shows the errors of four passes. `src/limits/limits.test.ts` checks every single case.

for (const kind of kinds) {
  test(`the form for ${kind} shows an error at every invalid field and at no valid field${fullUnless(kind === 'opportunity')}`, async ({
    writerPage: page,
    writer,
    memberSite: site,
  }) => {
    test.setTimeout(120_000);
    const verdicts = new Map(
      limitTable()
        .filter((limitCase) => limitCase.kind === kind && limitCase.pass)
        .map(({ at, pass, fits }) => [`${at[0]} ${pass}`, fits]),
    );
    let before = passValues(kind, 'above', passBase(kind));
    const lists = getFields(kind).filter(({ name }) => Array.isArray(before[name]));
    // Starts with a stored draft, because the form itself prevents lists that exceed their limit.
    const begun = Object.fromEntries(lists.map(({ name }) => [name, before[name] ?? null]));
    const key = `limits${process.pid}${kind}`;
    await page.goto(`${site.origin}/about`);
    await putDrafts(page, [newDraft(kind, key, writer.uid, { ...passBase(kind), ...begun })]);
    before = { ...passBase(kind), ...begun };
    await page.goto(`${site.origin}/new/${kind}?draft=${key}`);
    await expect(page.locator('#f-title')).toBeVisible();

    for (const pass of passes) {
      const values = passValues(kind, pass, before);
      await fillPass(page, kind, { pass, before, values });
      before = values;
      const expected = getErrorsById(kind, values);
      for (const field of getFields(kind)) {
        if (!getCaseInPass(pass, field)) continue;
        const hasError = [...expected.values()].some((error) => error.field.name === field.name);
        expect(!hasError, `${field.name} ${pass}`).toBe(verdicts.get(`${field.name} ${pass}`));
      }
      await publishButton(page).click();
      const getIds = async () => (await getShownErrors(page)).errors.map(({ id }) => id);
      await expect.poll(getIds, { message: `${kind}, ${pass}` }).toEqual([...expected.keys()]);
      const { errors, marked } = await getShownErrors(page);
      for (const { id, text, beside, marked: isMarked } of errors) {
        expect(beside, id).toContain(text);
        const error = expected.get(id);
        const limit = error && namedLimit(error);
        if (limit !== undefined) expect(text, id).toMatch(new RegExp(`(?<![\\d,])${limit}(?![\\d,])`));
        const isGroup = error?.field.input === 'cover' || (hasLines(error?.field) && error?.index === undefined);
        expect(isMarked, id).toBe(!isGroup);
      }
      expect(marked.filter((id) => !expected.has(id))).toEqual([]);
    }
    expect(await storedUnder(site, kind, String(before['title']))).toEqual([]);
  });
}
