import { resetSession } from '@adp/shared-auth/testing';
import { DataError } from '@adp/shared-data/client';
import type { ImportAnswer, ImportedRow, ImportRequest } from '@adp/shared-data/review';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/openPage';
import { installFileReading } from '../../testing/readFiles';

beforeAll(installFileReading);

afterEach(() => resetSession());

/** Fakes an importer that recognizes repeated rows by title and rejects the title `bad`. */
function createImporter() {
  const stored = new Set<string>();
  const requests: ImportRequest[] = [];
  let fails = false;
  const importPart = (request: ImportRequest): Promise<ImportAnswer> => {
    requests.push(request);
    if (fails) return Promise.reject(new DataError('denied'));
    const { part, isDryRun, skip } = request;
    if ('address' in part)
      return Promise.resolve({ results: [], lastRow: 0, next: null, notes: [], problem: 'It did not return OAI-PMH.' });
    const titles = part.text.split('\n').slice(2);
    const results = titles.flatMap((title, at): ImportedRow[] => {
      const row = part.rowsBefore + at + 1;
      if (skip.includes(row)) return [];
      if (title === 'bad') return [{ row, title, notes: [], outcome: 'refused' as const, reason: 'lang is missing' }];
      const outcome = stored.has(title) ? ('same' as const) : ('added' as const);
      if (!isDryRun) stored.add(title);
      return [{ row, title, notes: [], outcome, id: `imported-${title}` }];
    });
    return Promise.resolve({
      results,
      lastRow: part.rowsBefore + titles.length,
      next: null,
      notes: ['Ignored columns: x.'],
      problem: null,
    });
  };
  return { actions: { importPart }, requests, stored, fail: (how: boolean) => (fails = how) };
}

async function open() {
  const importer = createImporter();
  const page = await openPage('/admin/import', { role: 'administrator', actions: importer.actions });
  const choose = async (titles: readonly string[], name = 'list.csv') => {
    const file = new File([['title', ...titles].join('\n')], name, { type: 'text/csv' });
    await page.user.upload(await screen.findByLabelText('File'), file);
  };
  const tryIt = () => page.user.click(screen.getByRole('button', { name: 'Start a dry run' }));
  return { ...page, ...importer, choose, tryIt };
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('after a dry run, the import skips repeated rows, and importing again changes nothing', async () => {
  const { user, choose, tryIt, requests, stored, container } = await open();
  // The last row is in the second part and repeats the first row.
  const titles = ['One', 'bad', ...Array.from({ length: 58 }, (_, at) => `T${at}`), 'One'];
  await choose(titles);
  await user.type(screen.getByRole('textbox', { name: 'Reason for the import' }), 'Our list.');
  await user.type(screen.getByRole('textbox', { name: 'Default values' }), 'lang=en');
  await tryIt();
  const heading = await screen.findByRole('heading', { name: 'Results of the dry run' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('59 to create, 0 to change, 0 unchanged, 2 rejected.')).toBeTruthy();
  expect(stored.size).toBe(0);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows to show' }), 'rejected (2)');
  expect(rows()).toEqual(['2rejectedbadlang is missing', '61rejectedOnethe same DOI or address as row 1']);
  expect(await axeViolations(container)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Import 59 rows now' }));
  expect(await screen.findByText('59 created, 0 changed, 0 unchanged, 2 rejected.')).toBeTruthy();
  expect(requests.at(-1)).toMatchObject({ isDryRun: false, skip: [61], reason: 'Our list.', defaults: ['lang=en'] });
  expect(new Set(requests.map(({ run }) => run)).size).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Start again from the beginning' }));
  expect(await screen.findByText('0 to create, 0 to change, 59 unchanged, 2 rejected.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('missing and invalid values are reported next to their fields, and nothing is sent', async () => {
  const { user, choose, tryIt, requests } = await open();
  await screen.findByRole('radio', { name: /^File/ });
  await tryIt();
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Choose a file.', 'Enter a reason.']);
  await user.type(screen.getByRole('textbox', { name: 'Reason for the import' }), 'Our list.');
  await choose([], 'list.csv');
  await tryIt();
  expect(await screen.findAllByText('This file contains nothing to import. Choose another file.')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: /^URL/ }));
  await user.type(screen.getByRole('textbox', { name: 'URL' }), 'repository');
  await tryIt();
  expect((await screen.findAllByText(/^Enter a full URL/)).length).toBeGreaterThan(0);
  expect(requests).toEqual([]);
});

test('an unreadable source and a rejection by the service show an error', async () => {
  const { user, tryIt, fail } = await open();
  await user.click(await screen.findByRole('radio', { name: /^URL/ }));
  await user.type(screen.getByRole('textbox', { name: 'URL' }), 'https://repository.example/oai');
  await user.type(screen.getByRole('textbox', { name: 'Reason for the import' }), 'Our list.');
  await tryIt();
  expect((await screen.findByRole('alert')).textContent).toContain('It did not return OAI-PMH.');
  fail(true);
  await user.click(screen.getByRole('button', { name: 'Start again from the beginning' }));
  expect((await screen.findByText(/^The import stopped/)).parentElement?.textContent).toContain(
    'The service refused this.',
  );
});

test('a reviewer has no access to the import', async () => {
  await openPage('/admin/import');
  expect(await screen.findByText('This page is for administrators of the site.')).toBeTruthy();
});
