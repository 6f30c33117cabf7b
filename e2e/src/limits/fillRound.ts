import type { Page } from '@playwright/test';
import { type Field, type FieldInput, fieldsOf, type FieldValue, type FormValues } from '../forms';
import { expect, type WrittenKind } from '../writing';
import { hasLines, isOfLines } from './roundValues';
import type { Round } from './Trial';

const typed: readonly FieldInput[] = [
  'line',
  'paragraph',
  'markdown',
  'address',
  'email',
  'number',
  'moment',
  'day',
];

/** Types a round into the open form, which holds `before`. */
export async function fillRound(
  page: Page,
  kind: WrittenKind,
  { round, before, values }: { readonly round: Round; readonly before: FormValues; readonly values: FormValues },
): Promise<void> {
  for (const field of fieldsOf(kind)) {
    const { name, input } = field;
    const value = values[name];
    if (JSON.stringify(value) === JSON.stringify(before[name])) continue;
    if (typed.includes(input)) await page.locator(`#f-${name}`).fill(String(value));
    else if (input === 'choices') await tick(page, field, value);
    else if (hasLines(field) && isOfLines(round)) await page.locator(`#f-${name}-0`).fill(first(value));
    else await oneLess(page, field);
  }
}

async function tick(page: Page, { name, options = [] }: Field, value: FieldValue | undefined): Promise<void> {
  const wanted = Array.isArray(value) ? value : [];
  const offered = [...options, 'something-else'].map((option) => ({
    box: page.locator(`input[name="${name}"][value="${option}"]`),
    ticked: wanted.includes(option),
  }));
  for (const { box, ticked } of offered) if ((await box.count()) > 0) await box.setChecked(ticked);
}

/** Takes from a list that is over its limit what is too much; then one more, to add it again. */
async function oneLess(page: Page, field: Field): Promise<void> {
  const { max = 0, name } = field;
  const lines = hasLines(field);
  const entry = (place: number) => page.locator(`#f-${name}-${place}`);
  const take = (place: number) =>
    lines ? entry(place).locator('xpath=ancestor::li').getByRole('button').click() : entry(place).click();
  await take(max);
  await expectFull(page, field);
  const last = lines ? await entry(max - 1).inputValue() : '';
  await take(max - 1);
  if (lines) {
    await page.locator(`#f-${name}-add`).click();
    await entry(max - 1).fill(last);
  } else {
    await page.locator(`#f-${name}`).selectOption({ index: 1 });
    await addButton(page, name).click();
    await expect(entry(max - 1)).toBeVisible();
  }
  await expectFull(page, field);
}

/** There is no way to add one more, and the field says why. */
async function expectFull(page: Page, field: Field): Promise<void> {
  const { max = 0, name } = field;
  const said = `No more than ${max} fit.`;
  if (hasLines(field)) {
    await expect(page.locator(`#f-${name}-add`)).toHaveCount(0);
    await expect(page.locator(`#f-${name}`)).toContainText(said);
    return;
  }
  await expect(page.locator(`#f-${name}`)).toBeDisabled();
  await expect(page.locator(`#f-${name}`)).toContainText(said);
  await expect(addButton(page, name)).toHaveAttribute('aria-disabled', 'true');
}

function addButton(page: Page, name: string) {
  return page.locator(`#f-${name}`).locator('xpath=..').getByRole('button', { name: /^Add to/ });
}

function first(value: FieldValue | undefined): string {
  return Array.isArray(value) ? String(value[0]) : '';
}
