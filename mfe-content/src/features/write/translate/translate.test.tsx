import 'fake-indexeddb/auto';
import { resetSession } from '@adp/shared-auth/testing';
import { translations } from '@adp/shared-data/translation';
import { createFakeData, smallestUser } from '@adp/shared-data/testing';
import { screen, waitFor } from '@testing-library/react';
import { replaceMemberData } from '../../../api/memberData';
import { signIn } from '../../../api/outbox/testing/written';
import { translatePath } from '../../../paths';
import { renderPage } from '../../../testing/renderPage';
import { samples } from '../../../testing/samples';

const { id, authorUid, title } = samples.article;
const item = { ...samples.article, lang: 'en', programme: 'apet', revision: 1 };
const user = { username: 'amina', name: 'Amina' };
const french = { title: 'Un titre en français', summary: 'Un résumé qui suffit à une liste.', body: 'Le texte.' };

interface OpenOptions {
  readonly uid?: string;
  readonly programmes?: readonly string[];
  readonly documents?: Readonly<Record<string, object>>;
}

async function open({ uid = authorUid, programmes, documents = {} }: OpenOptions = {}) {
  const data = createFakeData({ documents: { [`articles/${id}`]: item, ...documents } });
  data.signIn(uid, programmes ? { programmes } : {});
  data.put(`users/${uid}`, user);
  signIn(uid);
  replaceMemberData(data);
  return { ...(await renderPage(translatePath('article', id, 'fr'), { data })), data };
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => screen.findByRole('button', { name: 'Save the translation' });

afterEach(() => {
  localStorage.clear();
  resetSession();
});

test('the original text and any errors show beside the fields', async () => {
  const { user: reader } = await open();
  const original = await screen.findByRole('region', { name: 'Original title' });
  expect(original.textContent).toContain(title);
  expect(original.querySelector('[lang=en]')).not.toBeNull();
  await reader.click(await save());
  const input = await field('Title');
  await waitFor(() => {
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});

test('typed text is restored when the member returns to the page, but not for another member', async () => {
  const first = await open();
  await first.user.type(await field('Title'), 'Un titre');
  first.unmount();
  const again = await open();
  expect((await field('Title')).value).toBe('Un titre');
  expect(screen.getByText(/the text that you entered earlier on this device/)).toBeTruthy();
  again.unmount();
  await open({ uid: 'kofi', programmes: ['apet'] });
  expect((await field('Title')).value).toBe('');
});

test('a member who may not translate an item sees an explanation', async () => {
  await open({ uid: 'kofi', programmes: ['cjed'] });
  expect(await screen.findByText(/You cannot translate this/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save the translation' })).toBeNull();
});

test('the language links mark existing translations', async () => {
  await open({ documents: { [`articles/${id}`]: { ...item, translations: { pt: french }, translatedInto: ['pt'] } } });
  const links = (await screen.findAllByRole('link', { name: /French|Portuguese|Arabic|Swahili|English/ })).map(
    ({ textContent, ariaCurrent }) => [textContent, ariaCurrent],
  );
  expect(links.map(([name]) => name)).toEqual(['French', 'Portuguese (translated)', 'Arabic', 'Swahili']);
});

test('a translation is stored with the name of its translator, and the draft is removed', async () => {
  const { user: writer, data } = await open();
  data.put(`users/${authorUid}`, { ...smallestUser, ...user });
  await writer.type(await field('Title'), french.title);
  await writer.type(await field('Summary'), french.summary);
  await writer.click(await save());
  await waitFor(async () => {
    const stored = await data.reader.get(translations, `articles_${id}_fr`);
    expect(stored).toMatchObject({ title: french.title, how: 'human', translatorName: 'Amina' });
  });
  await waitFor(() => {
    expect(localStorage.getItem(`adp.account.draft.${authorUid}.translation.${id}.fr`)).toBeNull();
  });
});

test.each([
  ['keeps the name of its translator', '', 'Amina'],
  ['has the name of the reviewer if its text was changed', '!', 'Kofi'],
])('a translation that is marked as reviewed %s', async (_, added, translatorName) => {
  const translator = { translatorUid: authorUid, translatorUsername: 'amina', translatorName: 'Amina' };
  const of = { collection: 'articles', item: id, lang: 'fr', how: 'human', sourceRevision: 1 } as const;
  const { user: reviewer, data } = await open({
    uid: 'kofi',
    programmes: ['apet'],
    documents: {
      [`articles/${id}`]: { ...item, translations: { fr: french }, translatedInto: ['fr'] },
      [`translations/articles_${id}_fr`]: { ...french, ...of, ...translator, updatedAt: new Date(0) },
    },
  });
  data.put('users/kofi', { ...smallestUser, username: 'kofi', name: 'Kofi' });
  const translate = jest.spyOn(data.writer, 'translate').mockReturnValue(new Promise(() => undefined));
  if (added) await reviewer.type(await field('Title'), added);
  await reviewer.selectOptions(await field('Translation method'), 'reviewed');
  await reviewer.click(await save());
  await waitFor(() => {
    expect(translate).toHaveBeenCalledWith(
      expect.objectContaining({
        text: { ...french, title: french.title + added },
        how: 'reviewed',
        translator: expect.objectContaining({ name: translatorName }) as object,
      }),
    );
  });
});

test('the texts cannot be changed while they are being saved', async () => {
  const { user: writer, data } = await open();
  data.put(`users/${authorUid}`, { ...smallestUser, ...user });
  jest.spyOn(data.writer, 'translate').mockReturnValue(new Promise(() => undefined));
  const summary = await field('Summary');
  await writer.type(await field('Title'), french.title);
  await writer.type(summary, french.summary);
  await writer.click(await save());
  expect(await screen.findByRole('button', { name: 'Saving…' })).toBeTruthy();
  expect(summary.closest('[inert]')).toBeTruthy();
});

test('a draft of an earlier build opens, and is saved in the new format', async () => {
  const values = { title: 'Un titre ancien', summary: '', body: '', how: 'human' };
  localStorage.setItem(`adp.translation.${authorUid}.${id}.fr`, JSON.stringify({ values, version: null }));
  await open();
  expect((await field('Title')).value).toBe('Un titre ancien');
  expect(Object.keys(localStorage).filter((key) => key.includes(id))).toEqual([
    `adp.account.draft.${authorUid}.translation.${id}.fr`,
  ]);
});
