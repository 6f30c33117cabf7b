import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../testing';
import {
  CheckboxGroup,
  ChosenField,
  counterText,
  DateTimeField,
  ErrorSummary,
  Fields,
  Form,
  LinesField,
  RadioGroup,
  SelectField,
  SelectOptions,
  TextArea,
  TextField,
} from './index';

const names: Readonly<Record<string, string>> = { en: 'English', fr: 'French', sw: 'Swahili' };
const getName = (code: string) => names[code] ?? code;
const texts = {
  choose: 'Choose',
  full: 'You can add up to 2.',
  list: 'Chosen languages',
  remove: (name: string) => `Remove ${name}`,
  added: (name: string) => `${name} was added.`,
  removed: (name: string) => `${name} was removed.`,
};

/** Renders a field whose value is in state. `values()` returns the current value. */
function renderChosen(initial: readonly string[], add?: { text: string; label: string }) {
  let current = initial;
  const Field = () => {
    const [values, setValues] = useState(initial);
    current = values;
    return (
      <ChosenField
        id="languages"
        label="Languages"
        values={values}
        max={2}
        getName={getName}
        texts={add ? { ...texts, add } : texts}
        options={(chosen) => (
          <SelectOptions values={Object.keys(names).filter((code) => !chosen.includes(code))} getName={getName} />
        )}
        onChange={setValues}
      />
    );
  };
  render(<Field />);
  return { user: userEvent.setup(), values: () => current };
}

test('a field has its label, hint, counter and error', async () => {
  const { container } = render(
    <form>
      <TextField id="name" label="Name" hint="As in your passport" error="Enter a name." counter="0 / 20" />
      <TextArea id="text" label="Text" />
      <SelectField id="kind" label="Kind">
        <SelectOptions label="All" values={['a', 'b']} getName={(value) => value.toUpperCase()} />
      </SelectField>
    </form>,
  );
  const name = screen.getByLabelText('Name');
  const described = (name.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  expect(described.map((element) => element?.textContent)).toEqual(['Enter a name.', 'As in your passport0 / 20']);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Text').getAttribute('aria-invalid')).toBe('false');
  expect(screen.getByRole('option', { name: 'B' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test.each([
  ['  Ọ̀rọ̀ 🌍 ', 150, 'en', '10 / 150'],
  [1200, 50_000, 'en', '1,200 / 50,000'],
])('the counter of %j with the limit %i in the language %s is %s', (value, max, locale, expected) => {
  expect(counterText(value, max, locale)).toBe(expected);
});

test('a radio group reports the selected option and marks itself as invalid', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'online', label: 'Online' },
    { value: 'hybrid', label: 'Hybrid', hint: 'In person and online' },
  ];
  const { container } = render(
    <RadioGroup
      id="mode"
      legend="Mode"
      name="mode"
      options={options}
      value="online"
      error="Choose one."
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Mode' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('radio', { name: 'Online' })).toHaveProperty('checked', true);
  await userEvent.setup().click(screen.getByText('In person and online'));
  expect(onChange).toHaveBeenCalledWith('hybrid');
  expect(await axeViolations(container)).toEqual([]);
});

test('a checkbox group returns its value in the order of the options', async () => {
  const onChange = jest.fn();
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
  render(<CheckboxGroup legend="Letters" name="letters" options={options} value={['c']} onChange={onChange} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'a' }));
  expect(onChange).toHaveBeenLastCalledWith(['a', 'c']);
  await user.click(screen.getByRole('checkbox', { name: 'c' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('editing only the day preserves the time', () => {
  const onChange = jest.fn();
  const field = (value: string, dayOnly: boolean) => (
    <DateTimeField id="starts" label="Begins" value={value} dayOnly={dayOnly} onChange={onChange} />
  );
  const { rerender } = render(field('2026-12-01T10:30', true));
  const input = screen.getByLabelText('Begins');
  expect([input.getAttribute('type'), input.getAttribute('value')]).toEqual(['date', '2026-12-01']);
  fireEvent.change(input, { target: { value: '' } });
  expect(onChange).toHaveBeenLastCalledWith('');
  rerender(field('', true));
  fireEvent.change(input, { target: { value: '2026-12-03' } });
  expect(onChange).toHaveBeenLastCalledWith('2026-12-03T10:30');
  rerender(field('2026-12-03T10:30', false));
  expect([input.getAttribute('type'), input.getAttribute('value')]).toEqual(['datetime-local', '2026-12-03T10:30']);
});

test('without an add button, each selected option becomes a chip', async () => {
  const { user, values } = renderChosen(['en']);
  await user.selectOptions(screen.getByLabelText('Languages'), 'French');
  expect(values()).toEqual(['en', 'fr']);
  expect(screen.getByLabelText('Languages')).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Remove English' }));
  expect(values()).toEqual(['fr']);
  expect(screen.getByRole('status').textContent).toBe('English was removed.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove French' }));
});

test('with an add button, the selected option counts immediately and the button turns it into a chip', async () => {
  const { user, values } = renderChosen([], { text: 'Add', label: 'Add to “Languages”' });
  const select = screen.getByLabelText('Languages');
  await user.selectOptions(select, 'French');
  await user.selectOptions(select, 'English');
  expect(values()).toEqual(['en']);
  expect(screen.queryByRole('list')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add to “Languages”' }));
  expect(screen.getByRole('list', { name: 'Chosen languages' }).textContent).toBe('English×');
  expect(screen.getByRole('status').textContent).toBe('English was added.');
  expect(document.activeElement).toBe(select);
  await user.selectOptions(select, 'Swahili');
  await user.click(screen.getByRole('button', { name: 'Add to “Languages”' }));
  expect(screen.getByRole('option', { name: 'You can add up to 2.' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove Swahili' }));
  expect(document.activeElement).toBe(select);
});

test('adding a line focuses the new line, and removing a line focuses the next line or the add button', async () => {
  const Lines = () => {
    const [values, setValues] = useState<readonly string[]>(['a']);
    return (
      <LinesField
        id="tags"
        legend="Tags"
        values={values}
        max={3}
        addLabel="Add a tag"
        fullText="You can add up to 3."
        lineLabel={(index) => `Tag ${index + 1}`}
        removeLabel={(index) => `Remove tag ${index + 1}`}
        lineError={(index) => (values[index] === 'bad' ? 'Not this one.' : undefined)}
        onChange={setValues}
      />
    );
  };
  const { container } = render(<Lines />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add a tag' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Tag 2'));
  await user.keyboard('bad');
  expect(screen.getByText('Not this one.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a tag' }));
  expect(screen.getByText('You can add up to 3.')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove tag 1' }));
  expect(document.activeElement).toBe(screen.getByDisplayValue('bad'));
  await user.click(screen.getByRole('button', { name: 'Remove tag 2' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a tag' }));
});

test('the error summary receives focus after each submission and links to the fields', async () => {
  const summary = (attempt: number, texts: readonly string[]) => (
    <>
      <ErrorSummary title="Errors" attempt={attempt} errors={texts.map((text) => ({ field: 'name', text }))} />
      <TextField id="name" label="Name" />
    </>
  );
  const { rerender } = render(summary(0, []));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(summary(1, ['Enter a name.']));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await userEvent.setup().click(screen.getByRole('link', { name: 'Enter a name.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  rerender(summary(1, ['A shorter name.']));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  rerender(summary(2, ['A shorter name.']));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('a link of the summary opens the section of its field', async () => {
  render(
    <>
      <ErrorSummary title="Errors" attempt={1} errors={[{ field: 'name', text: 'Enter a name.' }]} />
      <details>
        <summary>Section</summary>
        <TextField id="name" label="Name" />
      </details>
    </>,
  );
  await userEvent.setup().click(screen.getByRole('link', { name: 'Enter a name.' }));
  const field = screen.getByLabelText('Name');
  expect([field.closest('details')?.open, document.activeElement]).toEqual([true, field]);
});

test('a form is not sent again while it is being sent', () => {
  const onSubmit = jest.fn();
  const form = (isPending: boolean) => (
    <Form isPending={isPending} onSubmit={onSubmit}>
      <button type="submit">Send</button>
    </Form>
  );
  const { rerender } = render(form(false));
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(form(true));
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('fields cannot be changed while they are being sent, and then receive focus again', () => {
  const renderFields = (isSending: boolean) => (
    <Fields isSending={isSending}>
      <input aria-label="Name" />
    </Fields>
  );
  const { rerender } = render(renderFields(false));
  const field = screen.getByLabelText('Name');
  field.focus();
  rerender(renderFields(true));
  expect(field.closest('[inert]')).toBeTruthy();
  // Unlike jsdom, browsers remove focus from inert elements.
  field.blur();
  rerender(renderFields(false));
  expect(field.closest('[inert]')).toBeNull();
  expect(document.activeElement).toBe(field);
});
