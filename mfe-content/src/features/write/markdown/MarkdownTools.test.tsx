import { axeViolations, scrollToFoot } from '@adp/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import { renderFields } from '../fields/testing/renderFields';

const label = 'Text of the article (optional)';

async function openBody(body = '') {
  const view = await renderFields('article', ['body'], { values: { body } });
  await act(async () => {
    scrollToFoot();
    await import('./MarkdownTools');
  });
  const area = screen.getByLabelText<HTMLTextAreaElement>(label);
  const toolbar = within(await screen.findByRole('toolbar', { name: 'Formatting' }));
  const select = (words: string) => {
    const start = area.value.indexOf(words);
    area.focus();
    area.setSelectionRange(start, start + words.length);
  };
  const press = (name: string) => view.user.click(toolbar.getByRole('button', { name }));
  return { ...view, area, toolbar, select, press };
}

afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

test('without scripts for the buttons, the field is a plain text area', async () => {
  const { user, values } = await renderFields('article', ['body']);
  expect(screen.queryByRole('toolbar')).toBeNull();
  await user.type(screen.getByLabelText(label), 'Text');
  expect(values()).toMatchObject({ body: 'Text' });
});

test('a button formats the selected words, the form stores the text as if typed, and the member can type on', async () => {
  const { user, area, press, select, values, form } = await openBody('A long story');
  const stored: unknown[] = [];
  form().subscribe({ formState: { values: true }, callback: (changed) => stored.push(changed.values['body']) });
  select('long');
  await press('Bold');
  expect(values()).toMatchObject({ body: 'A **long** story' });
  expect(stored.at(-1)).toBe('A **long** story');
  expect(document.activeElement).toBe(area);
  await user.keyboard('short');
  expect(values()).toMatchObject({ body: 'A **short** story' });
  select('story');
  await press('Link');
  await user.keyboard('https://example.org');
  expect(area.value).toBe('A **short** [story](https://example.org)');
  await press('Quotation');
  await press('Heading');
  await press('List');
  expect(values()).toMatchObject({ body: '- ## > A **short** [story](https://example.org)' });
});

test('an empty field receives a sample whose words the next keystrokes replace', async () => {
  const { user, press, values } = await openBody();
  await press('Heading');
  await user.keyboard('Aims');
  expect(values()).toMatchObject({ body: '## Aims' });
});

test('the browser inserts the text if it can, so that the member can undo it', async () => {
  const { area, press, select, values } = await openBody('one two');
  const execCommand = jest.fn((_command: string, _showUI?: boolean, text = '') => {
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
    return area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  Object.assign(document, { execCommand });
  select('two');
  await press('Bold');
  expect(execCommand.mock.calls).toEqual([['insertText', false, '**two**']]);
  expect(values()).toMatchObject({ body: 'one **two**' });
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('two');
});

test('a browser that refuses the command still changes the text', async () => {
  const { press, select, values } = await openBody('one two');
  Object.assign(document, { execCommand: () => false });
  select('two');
  await press('Bold');
  expect(values()).toMatchObject({ body: 'one **two**' });
});

test('the buttons are one tab stop, and arrow keys move between them', async () => {
  const { user, area, toolbar } = await openBody('one');
  await user.tab();
  const names = toolbar.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Bold', 'Link', 'Heading', 'List', 'Quotation', null]);
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  expect(focused()).toBe('Bold');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Link');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('Preview this text');
  await user.keyboard('{ArrowRight}{End}{Home}{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('Heading');
  await user.tab();
  expect(document.activeElement).toBe(area);
  await user.tab({ shift: true });
  expect(focused()).toBe('Heading');
  await user.keyboard('{Enter}');
  expect(area.value).toBe('## one');
});

test('the preview shows the text as readers see it while the member types, and closes', async () => {
  const { user, area, container, press, toolbar } = await openBody('## Aims');
  await press('Preview this text');
  const preview = within(await screen.findByRole('region', { name: 'Preview this text' }));
  expect(await preview.findByRole('heading', { name: 'Aims' })).toBeTruthy();
  await user.type(area, '\n\nSome **bold** words');
  expect((await preview.findByText('bold')).tagName).toBe('STRONG');
  expect(await axeViolations(container)).toEqual([]);
  await press('Preview this text');
  expect(screen.queryByRole('region')).toBeNull();
  expect(toolbar.getByRole('button', { name: 'Preview this text' }).getAttribute('aria-expanded')).toBe('false');
  expect(area.value).toBe('## Aims\n\nSome **bold** words');
});
