import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch, type FieldValues } from 'react-hook-form';
import editTexts from '../../messages/edit-en.json';
import { ivm } from '../../testing/openEditor';
import { addTexts } from '../../text';
import { toForm } from './contentForm';
import { FormPanels } from './FormPanels';
import { Outline } from './Outline';
import { useOpenPanel } from './useOpenPanel';
import { usePanels } from './usePanels';

beforeAll(() => addTexts(editTexts));
afterEach(() => sessionStorage.clear());

const content = {
  ...ivm,
  sections: ['What it is', 'How it works'].map((title, index) => ({ id: `section-${index}`, title, statements: [] })),
};

function Form({ errors = [] }: { readonly errors?: readonly string[] }) {
  const stored = toForm('ivm', content);
  const form = useForm<FieldValues>({ defaultValues: stored });
  const values = useWatch({ control: form.control });
  const panels = usePanels('ivm', { values, stored, errors });
  const openState = useOpenPanel('ivm');
  return (
    <FormProvider {...form}>
      <Outline panels={panels} {...openState} />
      <FormPanels page="ivm" panels={panels} {...openState} />
    </FormProvider>
  );
}

const outline = () => within(screen.getByRole('navigation', { name: 'Outline' }));
const openPanels = () =>
  [...document.querySelectorAll('details[open]')].map((panel) => panel.querySelector('h2')?.textContent);
const summary = (title: string) => screen.getByRole('heading', { level: 2, name: title });

test('one panel is open, and stays open after a reload', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Form />);
  expect(openPanels()).toEqual(['Name and purpose']);
  await user.click(summary('How it works'));
  await screen.findByRole('link', { current: true, name: /^How it works/ });
  expect(openPanels()).toEqual(['How it works']);
  unmount();
  render(<Form />);
  expect(openPanels()).toEqual(['How it works']);
});

test('the outline names each panel with its entries, unsaved changes and errors, and opens it', async () => {
  const user = userEvent.setup();
  render(<Form errors={['milestones.1.date', 'milestones.2.title', 'acronym']} />);
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), '!');
  expect(
    outline()
      .getAllByRole('link')
      .map((link) => [...link.querySelectorAll('bdi, span > span')].map(({ textContent }) => textContent).join('; ')),
  ).toEqual([
    'Name and purpose; Unsaved changes; 1 error',
    'What it is; Section 1; 0 statements',
    'How it works; Section 2; 0 statements',
    'Milestones; 3 milestones; 2 errors',
    'Publications; 0 publications',
    'Team; 0 people',
    'What we could not find; 1 gap',
    'Sources; 1 source',
  ]);
  await user.click(outline().getByRole('link', { name: /^Milestones/ }));
  expect(openPanels()).toEqual(['Milestones']);
  expect(document.activeElement).toBe(summary('Milestones').closest('summary'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' }).value).toBe(`${ivm.name}!`);
});

test('a section can be moved, removed and added; the open section stays open and focus follows', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(outline().getByRole('link', { name: /^How it works/ }));
  screen.getByRole('button', { name: 'Move up: Section 2' }).focus();
  await user.keyboard('{Enter}');
  expect(outline().getAllByRole('link')[1]?.textContent).toMatch(/^How it works/);
  expect(openPanels()).toEqual(['How it works']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move up: Section 1');
  screen.getByRole('button', { name: 'Remove: Section 1' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(summary('What it is').closest('summary'));
  await user.click(screen.getByRole('button', { name: 'Add a section' }));
  expect(openPanels()).toEqual(['Section 2']);
  expect(document.activeElement?.getAttribute('name')).toBe('sections.1.title');
});

test('a moved entry keeps the focus on its button, at the ends too, and its new position is announced', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(outline().getByRole('link', { name: /^Milestones/ }));
  const list = within(screen.getByRole('group', { name: 'Milestones' }));
  const titles = () => list.getAllByRole<HTMLInputElement>('textbox', { name: 'Title' }).map(({ value }) => value);
  list.getByRole('button', { name: 'Move up: Milestone 3' }).focus();
  await user.keyboard('{Enter}{Enter}');
  expect(titles()).toEqual(['It ends', 'It begins', 'It goes on']);
  expect(list.getByText('Milestone 2 moved to position 1 of 3.').getAttribute('role')).toBe('status');
  const first = list.getByRole('button', { name: 'Move up: Milestone 1' });
  expect(document.activeElement).toBe(first);
  expect(first.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['It ends', 'It begins', 'It goes on']);
});

test('focus stays in the list after an entry is removed or added', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(outline().getByRole('link', { name: /^Milestones/ }));
  screen.getByRole('button', { name: 'Remove: Milestone 1' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove: Milestone 1');
  screen.getByRole('button', { name: 'Add a milestone' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('name')).toBe('milestones.2.date');
});
