import type { Page } from '@playwright/test';
import { type Field, type FieldInput, getFields, type FieldValue, type FormValues } from '../forms';
import { expect, type WrittenKind } from '../writing';
import { hasLines, isOfLines } from './passValues';
import type { Pass } from './FieldCase';

const typed: readonly FieldInput[] = ['line', 'paragraph', 'markdown', 'address', 'email', 'number', 'dateTime', 'day'];

interface Filling {
  readonly pass: Pass;
  /** Current values of the form. `values` are the values that it must have afterwards. */
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

/** Fills in all text fields in one step, because a call of Playwright's `fill` for each field would be slow. */
function type(page: Page, texts: readonly (readonly [id: string, text: string])[]): Promise<void> {
  return page.evaluate((entries) => {
    for (const [id, text] of entries) {
      const field = document.getElementById(id);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error(`No ${id}.`);
      field.focus();
      // React overrides the setter of `value` on the element, and detects only changes through the prototype's setter.
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.blur();
    }
  }, texts);
}

async function tick(page: Page, { name }: Field, had: readonly string[], expected: readonly string[]): Promise<void> {
  const changed = [...had, ...expected].filter((option) => had.includes(option) !== expected.includes(option));
  for (const option of changed) await page.locator(`input[name="${name}"][value="${option}"]`).click();
}

/**
 * Removes the entry above the maximum of a list. Then removes another entry, adds it again, and expects a full list.
 */
async function oneLess(page: Page, field: Field): Promise<void> {
  const { max = 0, name } = field;
  const lines = hasLines(field);
  const entry = (index: number) => page.locator(`#f-${name}-${index}`);
  const take = async (index: number) => {
    await (lines ? entry(index).locator('xpath=ancestor::li').getByRole('button') : entry(index)).click();
    // Waits until the entry is gone. Later entries move up, so an early click would hit another entry.
    await expect(entry(index)).toHaveCount(0);
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

/** Expects that no entry can be added, and that a message explains why. */
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
