import type { Page } from '@playwright/test';
import { type Field, type FieldInput, getFields, type FieldValue, type FormValues } from '../forms';
import { expect, type WrittenKind } from '../writing';
import { hasLines, isOfLines } from './passValues';
import type { Pass } from './FieldCase';

const typed: readonly FieldInput[] = ['line', 'paragraph', 'markdown', 'address', 'email', 'number', 'dateTime', 'day'];

interface Filling {
  readonly pass: Pass;
  /** What the form holds, and shall hold. */
  readonly before: FormValues;
  readonly values: FormValues;
}

/** Fills the values of a pass into the open form. */
export async function fillPass(page: Page, kind: WrittenKind, { pass, before, values }: Filling): Promise<void> {
  const texts: [id: string, text: string][] = [];
  for (const field of getFields(kind)) {
    const { name, input } = field;
    const [had, value] = [before[name], values[name]];
    if (JSON.stringify(value) === JSON.stringify(had)) continue;
    if (typed.includes(input)) texts.push([`f-${name}`, String(value)]);
    else if (input === 'choices') await tick(page, field, toList(had), toList(value));
    else if (hasLines(field) && isOfLines(pass)) texts.push([`f-${name}-0`, toList(value)[0] ?? '']);
    else await oneLess(page, field);
  }
  await type(page, texts);
}

/** Fills all of them in one go, as Playwright's fill does one by one. */
function type(page: Page, texts: readonly (readonly [id: string, text: string])[]): Promise<void> {
  return page.evaluate((entries) => {
    for (const [id, text] of entries) {
      const field = document.getElementById(id);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error(`No ${id}.`);
      field.focus();
      // The prototype's own: React takes note of what is set on the element.
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.blur();
    }
  }, texts);
}

async function tick(page: Page, { name }: Field, had: readonly string[], wanted: readonly string[]): Promise<void> {
  const changed = [...had, ...wanted].filter((option) => had.includes(option) !== wanted.includes(option));
  for (const option of changed) await page.locator(`input[name="${name}"][value="${option}"]`).click();
}

/** Takes from a list that is over its limit what is too much; then one more, to add it again. */
async function oneLess(page: Page, field: Field): Promise<void> {
  const { max = 0, name } = field;
  const lines = hasLines(field);
  const entry = (place: number) => page.locator(`#f-${name}-${place}`);
  const take = async (place: number) => {
    await (lines ? entry(place).locator('xpath=ancestor::li').getByRole('button') : entry(place)).click();
    // Those after it move up, so that the next click would meet another one.
    await expect(entry(place)).toHaveCount(0);
  };
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

/** There is no way to add one more, and the field shows why. */
async function expectFull(page: Page, field: Field): Promise<void> {
  const { max = 0, name } = field;
  const message = `You can add up to ${max}.`;
  await expect(page.locator(`#f-${name}`)).toContainText(message);
  if (hasLines(field)) {
    await expect(page.locator(`#f-${name}-add`)).toHaveCount(0);
    return;
  }
  await expect(page.locator(`#f-${name}`)).toBeDisabled();
  await expect(addButton(page, name)).toHaveAttribute('aria-disabled', 'true');
}

function addButton(page: Page, name: string) {
  return page
    .locator(`#f-${name}`)
    .locator('xpath=..')
    .getByRole('button', { name: /^Add to/ });
}

function toList(value: FieldValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
