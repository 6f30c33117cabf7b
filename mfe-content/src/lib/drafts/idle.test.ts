import { hasUnsaved } from '@adp/app-contract';
import { createDraftStore } from './createDraftStore';
import { allWorks, emptyDevice, fillDatabase, fillStorage, newDraft, titled } from './testing/device';

beforeEach(emptyDevice);
afterEach(allWorks);

test('the browser asks for confirmation before unloading a page if a text is only in its memory', async () => {
  const goes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  fillDatabase();
  fillStorage();
  const store = createDraftStore();
  const { draft } = await store.save(newDraft());
  expect([goes(), hasUnsaved()]).toEqual([false, true]);
  await store.save(titled(draft, 'Two'));
  await store.save(newDraft({ key: 'b2' }));
  await store.remove('b2');
  expect([goes(), hasUnsaved()]).toEqual([false, true]);
  allWorks();
  await store.list();
  expect([goes(), hasUnsaved()]).toEqual([true, false]);
});
