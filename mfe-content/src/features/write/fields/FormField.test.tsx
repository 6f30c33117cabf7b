import { act, fireEvent, screen, within } from '@testing-library/react';
import { anywhereOnEarth, readerZone } from '@adp/shared-ui/calendar';
import { renderFields } from './testing/renderFields';

describe('typed text', () => {
  test('is stored without changes', async () => {
    const { user, values } = await renderFields('opportunity', [
      'title',
      'summary',
      'body',
      'applyUrl',
      'applyEmail',
      'amountMin',
      'opensAt',
    ]);
    await user.type(screen.getByLabelText('Title'), '  Grants ');
    await user.type(screen.getByLabelText('Summary'), 'For{Enter}you');
    await user.type(screen.getByLabelText('Description (optional)'), '## Aims{Enter}**All**');
    await user.type(screen.getByLabelText('Application link (optional)'), 'example.org');
    await user.type(screen.getByLabelText('Email address for applications (optional)'), 'not yet');
    await user.type(screen.getByLabelText('Minimum amount (optional)'), '1 500,-');
    await user.type(screen.getByLabelText('Opening date (optional)'), '2026-12-01');
    expect(values()).toMatchObject({
      title: '  Grants ',
      summary: 'For\nyou',
      body: '## Aims\n**All**',
      applyUrl: 'example.org',
      amountMin: '1 500,-',
      opensAt: '2026-12-01',
    });
    expect(values()['applyEmail']).toMatch(/^not ?yet$/);
  });

  test('is restored when the form opens again', async () => {
    const { user, form, values } = await renderFields('event', ['title', 'body', 'allDay', 'mode', 'tags', 'startsAt']);
    await user.type(screen.getByLabelText('Title'), 'One');
    await act(async () => {
      form().reset({
        ...values(),
        title: 'Other',
        body: 'Text',
        allDay: true,
        mode: 'hybrid',
        tags: ['a'],
        startsAt: '2026-12-01T10:00',
      });
    });
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Other');
    expect(screen.getByLabelText('Description (optional)')).toHaveProperty('value', 'Text');
    expect(screen.getByRole('checkbox', { name: /All-day event/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: 'In person and online' })).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Tag 1')).toHaveProperty('value', 'a');
    expect(screen.getByLabelText('Start')).toHaveProperty('value', '2026-12-01');
    await user.type(screen.getByLabelText('Title'), ' one');
    expect(values()['title']).toBe('Other one');
  });

  test('is counted in the same units as its limit', async () => {
    const { user } = await renderFields('article', ['title', 'body']);
    await user.type(screen.getByLabelText('Title'), '  Ọ̀rọ̀ 🌍 ');
    expect(screen.getByText('7 / 150')).toBeTruthy();
    await user.type(screen.getByLabelText('Text of the article (optional)'), '🌍');
    expect(screen.getByText('2 / 50,000')).toBeTruthy();
  });

  test('that is too long shows an error at once, is announced once, and loses the error when it fits', async () => {
    const { user } = await renderFields('product', ['tagline', 'websiteUrl'], { values: { tagline: 'a'.repeat(120) } });
    const line = screen.getByLabelText('Tagline');
    expect(line.getAttribute('aria-invalid')).toBe('false');
    await user.type(line, 'bc');
    expect(screen.getByText('“Tagline” has 122 characters; the maximum is 120.')).toBeTruthy();
    expect(line.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(line)).toContain('122 characters; the maximum is 120');
    expect(statuses()).toEqual(['“Tagline” is longer than 120 characters.']);
    await user.type(line, '{Backspace}{Backspace}');
    expect(line.getAttribute('aria-invalid')).toBe('false');
    expect(statuses()).toEqual([]);
    const address = screen.getByLabelText('Website (optional)');
    fireEvent.change(address, { target: { value: `https://example.org/${'a'.repeat(500)}` } });
    expect(describedBy(address)).toContain('the maximum is 500');
  });
});

describe('one value of a list', () => {
  test('has radio buttons for few options, and a select with an empty option for many', async () => {
    const { user, values } = await renderFields('opportunity', ['type', 'deadlineKind', 'programme']);
    const kinds = screen.getByRole('radiogroup', { name: 'When do applications close?' });
    await user.click(within(kinds).getByRole('radio', { name: /All year/ }));
    expect(within(kinds).getByText('Applications are reviewed as they arrive.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Type of opportunity'), 'Grant');
    expect(getOptions('Type of opportunity')[0]).toBe('Choose');
    await user.selectOptions(screen.getByLabelText('Programme (optional)'), 'APET');
    expect(getOptions('Programme (optional)')[0]).toBe('Not stated');
    expect(values()).toMatchObject({ type: 'grant', deadlineKind: 'rolling', programme: 'apet' });
  });

  test('has an additional option for a stored value that is no longer offered', async () => {
    const { values } = await renderFields('opportunity', ['type', 'timezone', 'currency'], {
      values: { type: 'loan', timezone: 'America/Godthab', currency: 'ZWD', deadlineKind: 'fixed' },
    });
    expect(screen.getByLabelText('Type of opportunity')).toHaveProperty('value', 'loan');
    expect(screen.getByLabelText('Time zone of the deadline')).toHaveProperty('value', 'America/Godthab');
    expect(screen.getByLabelText('Currency (optional)')).toHaveProperty('value', 'ZWD');
    expect(values()).toMatchObject({ type: 'loan', timezone: 'America/Godthab', currency: 'ZWD' });
  });

  test(`lists the reader's time zone first, and "anywhere on earth" only for deadlines`, async () => {
    const { user, values, unmount } = await renderFields('opportunity', ['timezone'], {
      values: { deadlineKind: 'fixed' },
    });
    const select = screen.getByLabelText('Time zone of the deadline');
    expect(
      within(select)
        .getAllByRole('group')
        .map((group) => group.getAttribute('label')),
    ).toEqual(['Your time zone', 'Africa', 'Other time zones']);
    expect(within(select).getAllByRole('option')[1]).toHaveProperty('value', readerZone());
    await user.selectOptions(select, 'Anywhere on Earth (UTC−12)');
    expect(values()['timezone']).toBe(anywhereOnEarth);
    await user.selectOptions(select, 'Mauritius');
    expect(values()['timezone']).toBe('Indian/Mauritius');
    const all = within(select)
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'));
    expect(new Set(all).size).toBe(all.length);
    unmount();
    await renderFields('event', ['timezone']);
    expect(within(screen.getByLabelText('Time zone')).queryByText(/Anywhere/)).toBeNull();
  });

  test('shows the names of currencies and countries', async () => {
    const { user, values } = await renderFields('opportunity', ['currency']);
    await user.selectOptions(screen.getByLabelText('Currency (optional)'), 'KES – Kenyan Shilling');
    expect(values()['currency']).toBe('KES');
    const event = await renderFields('event', ['venueCountry']);
    await event.user.selectOptions(screen.getByLabelText('Country (optional)'), 'Côte d’Ivoire');
    expect(event.values()['venueCountry']).toBe('CI');
  });
});

test('a list of options allows more choices than the maximum, but shows an error at once', async () => {
  const { user, values } = await renderFields('article', ['themes']);
  for (const name of ['Skills', 'Health', 'Energy']) await user.click(screen.getByRole('checkbox', { name }));
  expect(values()['themes']).toEqual(['skills', 'health', 'energy']);
  const group = screen.getByRole('group', { name: 'Themes' });
  expect(describedBy(group)).toBe('The main themes: at least one, at most 3.');
  await user.click(screen.getByRole('checkbox', { name: 'Climate' }));
  expect(describedBy(group)).toContain('“Themes” has 4 entries; the maximum is 3.');
  await user.click(screen.getByRole('checkbox', { name: 'Health' }));
  expect(values()['themes']).toEqual(['skills', 'energy', 'climate']);
  expect(describedBy(group)).not.toContain('4 entries');
});

test('a conditional field keeps its text while it is hidden', async () => {
  const { user, values } = await renderFields('event', ['mode', 'venueName']);
  await user.type(screen.getByLabelText('Name of the venue (optional)'), 'Hall');
  await user.click(screen.getByRole('radio', { name: 'Online' }));
  expect(screen.queryByLabelText('Name of the venue (optional)')).toBeNull();
  expect(values()['venueName']).toBe('Hall');
  await user.click(screen.getByRole('radio', { name: 'In person' }));
  expect(screen.getByLabelText('Name of the venue (optional)')).toHaveProperty('value', 'Hall');
});

test('an error is associated with its field for screen readers', async () => {
  await renderFields('event', ['title', 'mode', 'themes', 'timezone', 'countries'], {
    faults: { 'f-title': 'A title, please.', 'f-mode': 'How?', 'f-themes': 'Which?', 'f-timezone': 'Where?' },
  });
  expect(describedBy(screen.getByLabelText('Title'))).toContain('A title, please.');
  const mode = screen.getByRole('radiogroup');
  expect([mode.id, mode.getAttribute('aria-invalid'), describedBy(mode)]).toEqual(['f-mode', 'true', 'How?']);
  expect(screen.getByRole('checkbox', { name: 'Skills' }).getAttribute('aria-invalid')).toBe('true');
  const zone = screen.getByLabelText('Time zone');
  expect([zone.id, zone.getAttribute('aria-invalid')]).toEqual(['f-timezone', 'true']);
  expect(describedBy(zone)).toContain('Where?');
});

function describedBy(element: Element): string {
  return (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
}

function statuses(): readonly string[] {
  return screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
}

function getOptions(label: string): readonly string[] {
  return within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
}
