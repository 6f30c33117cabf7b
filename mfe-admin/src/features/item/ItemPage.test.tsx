import { resetSession } from '@adp/shared-auth/testing';
import { listChoices } from '@adp/shared-data/fields';
import { smallest } from '@adp/shared-data/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage, uid, waiting } from '../../testing/openPage';
import { isMessageId } from '../../text';

afterEach(() => resetSession());

const body = '# Heading\n\nText with [a link](https://shop.example/x) and <script>alert(1)</script>.';

test('an item shows its text as plain text, its fields and its signals', async () => {
  const documents = { 'articles/a': waiting('article', 'BUY OUR NEW PRODUCTS', 5, { body, tags: ['offer'] }) };
  const { container } = await openPage('/admin/items/articles/a', { documents });
  const view = within(await screen.findByRole('region', { name: 'Current version: in review' }));
  expect(view.getByRole('heading', { name: 'Heading' })).toBeTruthy();
  expect(view.getByText('https://shop.example/x').parentElement?.textContent).toBe('<https://shop.example/x>');
  expect(view.queryByRole('link')).toBeNull();
  expect(container.querySelector('script')).toBeNull();
  expect(view.getByText('offer')).toBeTruthy();
  expect(screen.getByText('The title is mostly in capital letters.')).toBeTruthy();
  expect(screen.getByText('This author has no approved items yet.')).toBeTruthy();
});

test("times are shown in the item's announced time zone, regardless of the reviewer's time zone", async () => {
  const [startsLocal, endsLocal] = ['2027-03-01T10:00+01:00', '2027-03-01T11:30+01:00'];
  const changes = {
    startsAt: new Date(startsLocal),
    startsLocal,
    endsAt: new Date(endsLocal),
    endsLocal,
    timezone: 'Africa/Casablanca',
  };
  await openPage('/admin/items/events/e', { documents: { 'events/e': waiting('event', 'An event', 1, changes) } });
  const view = within(await screen.findByRole('region', { name: 'Current version: in review' }));
  const shown = view.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(shown).toEqual(
    expect.arrayContaining(['1 March 2027 at 10:00', '1 March 2027 at 11:30', 'Africa/Casablanca']),
  );
  expect(shown).not.toContain(startsLocal);
});

test('every choice value has a label', async () => {
  const changes = {
    type: 'call_papers',
    deadlineKind: 'rolling',
    programme: 'au-ai',
    licence: 'all-rights-reserved',
    themes: ['data-governance'],
    applicantTypes: ['civil_society'],
    countries: ['KE', 'AU-W'],
    lang: 'sw',
  };
  await openPage('/admin/items/opportunities/o', {
    documents: { 'opportunities/o': waiting('opportunity', 'A call', 1, changes) },
  });
  const view = within(await screen.findByRole('region', { name: 'Current version: in review' }));
  const shown = view.getAllByRole('definition').map(({ textContent }) => textContent);
  const [kinds, others] = [
    ['Call for papers', 'All year'],
    ['AU-AI', 'All rights reserved', 'Data governance'],
  ];
  expect(shown).toEqual(
    expect.arrayContaining([...kinds, ...others, 'Civil society', 'KenyaWestern Africa', 'Swahili']),
  );

  const { theme, applicantType, opportunityType, knowledgeType, mode, cost, category, maturity, pricing } = listChoices;
  const choices = { mode, cost, category, maturity, pricing, themes: theme, applicantTypes: applicantType };
  const fields = Object.entries({ ...choices, type: [...opportunityType, ...knowledgeType] });
  const ids = fields.flatMap(([field, values]) => values.map((value) => `value.${field}.${value}`));
  expect(ids.filter((id) => !isMessageId(id))).toEqual([]);
});

test('an item can be published and then removed with a reason', async () => {
  const { user, data } = await openPage('/admin/items/articles/a', {
    documents: { 'articles/a': waiting('article', 'An article', 5) },
  });
  await user.click(await screen.findByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText('Choose a decision.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /^Publish/ }));
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText('Decision saved. The item is now published.')).toBeTruthy();
  await user.click(await screen.findByRole('radio', { name: /^Remove/ }));
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText('Enter a reason.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'It advertises.');
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText('Decision saved. The item is now removed.')).toBeTruthy();
  expect(await screen.findByRole('radio', { name: /^Restore/ })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Decision saved. The item is now removed.');
  expect(await data.review.readItem('article', 'a')).toMatchObject({ state: 'removed', author: { approvals: 1 } });
});

test('a knowledge product shows its fields and can be removed with a reason', async () => {
  const files = [
    { lang: 'en', format: 'pdf', url: 'https://au.int/a.pdf' },
    { lang: 'fr', format: 'pdf', url: 'https://au.int/b.pdf' },
  ];
  const stored = { ...smallest.knowledgeProduct, authorUid: 'amina', title: 'A report', files };
  const { user, data } = await openPage('/admin/items/knowledge_products/k', {
    documents: { 'knowledge_products/k': stored },
  });
  const view = within(await screen.findByRole('region', { name: 'Current version: published' }));
  expect(view.getByText('Files to download')).toBeTruthy();
  expect(view.getByText('English, pdf, https://au.int/a.pdf')).toBeTruthy();
  expect(screen.queryByText('This author has no approved items yet.')).toBeNull();
  await user.click(await screen.findByRole('radio', { name: /^Remove/ }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Its figures are made up.');
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText('Decision saved. The item is now removed.')).toBeTruthy();
  expect(await data.review.readItem('knowledgeProduct', 'k')).toMatchObject({ state: 'removed' });
});

test.each<[string, object]>([
  ['changed', { revision: 2 }],
  ['translated', { translatedAt: new Date(1) }],
])('the decision about an item that was %s in the meantime fails, and the reviewer is told why', async (_, change) => {
  const { user, data } = await openPage('/admin/items/events/e', {
    documents: { 'events/e': waiting('event', 'An event', 5) },
  });
  await user.click(await screen.findByRole('radio', { name: /^Publish/ }));
  data.put('events/e', waiting('event', 'Another event', 0, change));
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/changed or decided after you opened it/);
});

test.each(['/admin/items/articles/none', '/admin/items/users/kofi'])(
  '%s says that the item does not exist',
  async (path) => {
    await openPage(path);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Item not found' })).toBeTruthy());
  },
);

test('reviewers can write notes, but on their own items they see neither notes nor decisions', async () => {
  const { user, data, router } = await openPage('/admin/items/articles/a', {
    documents: {
      'articles/a': waiting('article', 'An article', 5),
      'articles/own': waiting('article', 'An article of my own', 9, { authorUid: uid }),
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Note for other reviewers' }), 'Its figures are old.');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('The note was saved.')).toBeTruthy();
  expect((await data.review.readItem('article', 'a', uid))?.handling).toMatchObject({ note: 'Its figures are old.' });
  await router.navigate('/admin/items/articles/own');
  expect(await screen.findByRole('heading', { name: 'An article of my own' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Note for other reviewers' })).toBeNull();
  expect(screen.getByText('This is your own item: another reviewer must decide about it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save decision' })).toBeNull();
});

test('added and removed words are marked in the comparison with the published version', async () => {
  const publishedAt = new Date(Date.UTC(2026, 10, 1));
  const body = 'The **call** closes in [June](https://au.int/june).\n\nOnce more.';
  const { container } = await openPage('/admin/items/articles/a', {
    documents: {
      'articles/a': waiting('article', 'A call for papers', 5, {
        revision: 2,
        publishedAt,
        tags: ['call', 'offer'],
        body: body.replaceAll('June', 'July').replace('june', 'july'),
      }),
      'revisions/articles/items/a/versions/1': waiting('article', 'A call for posters', 9, {
        status: 'published',
        revision: 1,
        publishedAt,
        tags: ['call'],
        body,
      }),
    },
  });
  const sides = () =>
    ['Current version: in review', 'Last public version'].map((name) => {
      const side = screen.getByRole('region', { name });
      return [...side.querySelectorAll('ins, del')].map((mark) => mark.textContent);
    });
  await waitFor(() =>
    expect(sides()).toEqual([
      [' added: papers end ', ' added: July end ', ' added: july end ', ' added: offer end '],
      [' removed: posters end ', ' removed: June end ', ' removed: june end '],
    ]),
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('an item that was never published is compared with the version that reviewers returned', async () => {
  const version = (revision: number, status: string, title: string) => ({
    [`revisions/articles/items/a/versions/${revision}`]: {
      ...waiting('article', title, 9, { status, revision }),
      savedAt: new Date(Date.UTC(2026, 10, revision)),
    },
  });
  const { user, container } = await openPage('/admin/items/articles/a', {
    documents: {
      'articles/a': waiting('article', 'A call with its source', 5, { revision: 4 }),
      ...version(1, 'draft', 'A call that nobody else reads'),
      ...version(2, 'returned', 'A call'),
      ...version(4, 'in_review', 'A call with its source'),
      'revisions/articles/items/a/versions/3': { status: 'in_review', revision: 3, savedAt: new Date(0) },
    },
  });
  const choice = await screen.findByRole('combobox', { name: 'Compare with' });
  expect([...choice.children].map((option) => option.textContent.split(',')[0])).toEqual([
    ...['nothing', 'Revision 3', 'Revision 2'],
  ]);
  expect(container.querySelector('ins')).toBeNull();
  await user.selectOptions(choice, '2');
  const second = within(await screen.findByRole('region', { name: 'Revision 2' }));
  expect(second.getByRole('heading', { name: 'A call' })).toBeTruthy();
  await waitFor(() => expect(container.querySelector('ins')?.textContent).toBe(' added: with its source end '));
  await user.selectOptions(choice, '3');
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be shown/);
});

test('translations are shown as plain text in their languages', async () => {
  const texts = {
    fr: { title: 'Un appel', summary: 'Un résumé qui suffit à une liste.' },
    ar: { title: 'دعوة لتقديم الأوراق', summary: 'ملخص يكفي لعرض العنصر في قائمة.' },
  };
  const translation = (lang: keyof typeof texts, body: string) => ({
    [`translations/articles_a_${lang}`]: {
      ...texts[lang],
      body,
      collection: 'articles',
      item: 'a',
      lang,
      how: 'machine',
      sourceRevision: 1,
      translatorUid: 'amina',
      translatorUsername: 'amina',
      translatorName: 'Amina Diallo',
      updatedAt: new Date(Date.UTC(2026, 10, 1)),
    },
  });
  const { container } = await openPage('/admin/items/articles/a', {
    documents: {
      'articles/a': waiting('article', 'A call', 5, { translations: texts, translatedInto: ['fr', 'ar'] }),
      ...translation('fr', 'Voir [ici](https://shop.example/x) <script>alert(1)</script>.'),
      ...translation('ar', 'نص الدعوة.'),
    },
  });
  const french = within(await screen.findByRole('region', { name: 'Translation: French' }));
  expect(french.getByRole('heading', { name: 'Un appel' }).lang).toBe('fr');
  expect(french.getByText(texts.fr.summary).lang).toBe('fr');
  expect(french.getByText('https://shop.example/x').parentElement?.textContent).toBe('<https://shop.example/x>');
  expect(french.queryByRole('link')).toBeNull();
  expect(container.querySelector('script')).toBeNull();
  const arabic = within(screen.getByRole('region', { name: 'Translation: Arabic' }));
  expect(arabic.getByText('نص الدعوة.').closest('[lang]')).toMatchObject({ lang: 'ar', dir: 'auto' });
  expect(await axeViolations(container)).toEqual([]);
});
