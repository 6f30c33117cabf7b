/** @jest-environment node */
import { smallest, smallestUser } from '@adp/shared-data/testing';
import { startSite } from '../testing/startSite';
import { upgradeSite } from './upgradeSite';

test('what is from before has its key, what has one is not written, and a second run does nothing', async () => {
  const { administrator, put, firestore } = startSite();
  put('products/one', { ...smallest.product, title: 'Économie' });
  put('products/two', { ...smallest.product, title: 'Études', titleKey: 'etudes' });
  put('knowledge_products/one', { ...smallest.knowledgeProduct, title: 'Études', titleKey: 'zz' });
  put('users/amina', { ...smallestUser, name: 'Élodie' });
  put('profiles/amina', { name: 'Élodie' });
  put('profiles/amina-before', { uid: 'amina', renamedTo: 'amina' });
  put('articles/one', { ...smallest.article, title: 'École' });
  const versions = () => new Map([...firestore.documents()].map(({ path, updateTime }) => [path, updateTime]));
  const before = versions();
  expect(await upgradeSite(administrator)).toBe(4);
  // Beside them are the marks that lists are to be read again.
  const documents = [...firestore.documents()].filter(({ path }) => !path.startsWith('changes/'));
  const keys = documents.map(({ path, fields }) => [path, { ...fields['title_key'], ...fields['name_key'] }]);
  expect(Object.fromEntries(keys)).toEqual({
    ...{ 'products/one': { stringValue: 'economie' }, 'knowledge_products/one': { stringValue: 'etudes' } },
    ...{ 'users/amina': { stringValue: 'elodie' }, 'profiles/amina': { stringValue: 'elodie' } },
    ...{ 'products/two': { stringValue: 'etudes' }, 'profiles/amina-before': {}, 'articles/one': {} },
  });
  expect(versions().get('products/two')).toBe(before.get('products/two'));
  expect(await upgradeSite(administrator)).toBe(0);
});

test('a title that is changed meanwhile does not get the key of the one before', async () => {
  const { administrator, put, firestore } = startSite();
  put('products/one', { ...smallest.product, title: 'Économie' });
  const { exportDocuments, commit } = administrator;
  const changing = {
    commit,
    async *exportDocuments() {
      for await (const page of exportDocuments()) {
        put('products/one', { ...smallest.product, title: 'Banque' });
        yield page;
      }
    },
  };
  await expect(upgradeSite(changing)).rejects.toThrow('changed meanwhile');
  expect([...firestore.documents()][0]?.fields['title_key']).toBeUndefined();
  expect(await upgradeSite(administrator)).toBe(1);
});
