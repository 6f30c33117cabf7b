import { getPageTraits, type PageTraits } from '@adp/app-contract';
import { routes } from './routes';

const listPages = (trait: keyof PageTraits, value: boolean) =>
  routes
    .filter((page) => getPageTraits(page)[trait] === value)
    .map(({ path }) => path)
    .sort();

test('among pages without parameters, only the directory is public and in the sitemap', () => {
  expect(listPages('sitemap', true)).toEqual(['/people']);
  expect(listPages('private', false)).toEqual(['/:username', '/people']);
});

test('pages whose URLs may contain secrets are not stored on the device', () => {
  expect(listPages('offline', false)).toEqual(['/authorization', '/login', '/sign-up', '/subscriptions', '/welcome']);
});
