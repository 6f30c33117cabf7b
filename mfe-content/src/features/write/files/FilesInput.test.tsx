import type { Uploader, UploadedFile } from '@adp/shared-data/files';
import { DataError } from '@adp/shared-data/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createFakeData } from '@adp/shared-data/testing';
import { replaceMemberData } from '../../../api/memberData';
import { signIn } from '../../../api/outbox/testing/written';
import { getFiles } from '../../../lib/forms/files';
import { renderFields } from '../fields/testing/renderFields';

interface Sent {
  readonly name: string;
  readonly progress: (part: number) => void;
  readonly finish: (stored: UploadedFile) => void;
  readonly fail: (error: DataError) => void;
  readonly calls: string[];
}

function start() {
  const sent: Sent[] = [];
  const uploader: Uploader = {
    start: ({ file, onProgress }) => {
      const calls: string[] = [];
      const done = new Promise<UploadedFile>((finish, fail) => {
        sent.push({ name: file.name, progress: (part) => onProgress?.(part), finish, fail, calls });
      });
      const note = (call: string) => () => {
        if (calls.at(-1) !== call) calls.push(call);
      };
      return { done, pause: note('pause'), resume: note('resume'), cancel: note('cancel') };
    },
  };
  const { reader, writer, files } = createFakeData();
  replaceMemberData({ reader, writer, files, uploader });
  return sent;
}

// Creates a file with readable content, because jsdom lacks `Blob.arrayBuffer`.
const file = (name: string, content: string) =>
  Object.assign(new File([content], name), {
    slice: (from = 0, to = content.length) => ({
      arrayBuffer: () => Promise.resolve(Buffer.from(content.slice(from, to), 'latin1')),
    }),
  });
const pdf = (name = 'A report.pdf') => file(name, '%PDF-1.7 2 0 obj << /Type /Pages /Count 44 >>');
const png = file('map.png', '\x89PNG\r\n\x1a\n........');
const stored = (format: UploadedFile['format'] = 'pdf'): UploadedFile => ({
  url: `https://firebasestorage.googleapis.com/a.${format}`,
  format,
  bytes: 45,
  sha256: 'a'.repeat(64),
});

async function open() {
  const view = await renderFields('knowledgeProduct', ['files']);
  const chooser = view.container.querySelector('input[type=file]');
  const choose = async (...chosen: readonly File[]) => {
    if (!chooser) throw new Error('There is nothing to choose files with.');
    await act(async () => {
      fireEvent.change(chooser, { target: { files: chosen } });
      await Promise.resolve();
    });
  };
  return { ...view, choose, files: () => getFiles(view.values()['files']) };
}

beforeEach(() => signIn());
afterEach(() => replaceMemberData(undefined));

test('a chosen file is uploaded at once, its pages are counted, and its upload can be paused and resumed', async () => {
  const sent = start();
  const { choose, files, user } = await open();
  await choose(pdf());
  const entry = within(await screen.findByRole('group', { name: /A report/ }));
  await waitFor(() => expect(files()).toMatchObject([{ url: '', format: 'pdf', pages: '44', lang: 'en' }]));
  await user.click(await entry.findByRole('button', { name: /Pause the upload of .*A report/ }));
  await waitFor(() => expect(sent[0]?.calls.at(-1)).toBe('pause'));
  await user.click(entry.getByRole('button', { name: /Resume the upload of/ }));
  await waitFor(() => expect(sent[0]?.calls.at(-1)).toBe('resume'));
  act(() => sent[0]?.progress(0.55));
  expect(entry.getByRole<HTMLProgressElement>('progressbar', { name: /Upload progress of/ }).value).toBe(0.55);
  expect(entry.getByRole('status').textContent).toBe('Uploading: 50%');
  await act(async () => sent[0]?.finish(stored()));
  expect(files()).toMatchObject([{ ...stored(), name: 'A report', pages: '44' }]);
  expect(entry.queryByRole('progressbar')).toBeNull();
});

test('a failed upload shows the reason, keeps the typed text and can be retried', async () => {
  const sent = start();
  const { choose, files, user } = await open();
  await choose(png);
  const alt = await screen.findByLabelText('Description of the image');
  await user.type(alt, 'A map');
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => sent[0]?.fail(new DataError('upload-limit')));
  await screen.findByText(/the limit of 60 uploads a day/);
  await user.click(screen.getByRole('button', { name: /Upload again: .*map/ }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await act(async () => sent[1]?.finish(stored('png')));
  expect(files()).toMatchObject([{ ...stored('png'), alt: 'A map' }]);
});

test('a file of an unsupported type is rejected with its name in the error, and is not uploaded', async () => {
  const sent = start();
  const { choose, files } = await open();
  await choose(file('page.pdf', '<!doctype html>'), new File([], 'empty.png'));
  await screen.findByText(/page\.pdf.* is not a PDF/);
  await screen.findByText(/empty\.png.* is empty/);
  expect([files(), sent]).toEqual([[], []]);
});

test('removing a file cancels its upload, and moves focus to the add button', async () => {
  const sent = start();
  const { choose, files, user } = await open();
  await choose(pdf());
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: /Remove .*A report/ }));
  expect(sent[0]?.calls.at(-1)).toBe('cancel');
  expect(files()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files' }));
});
