/** @jest-environment node */
import { itemPath, paths, profilePath, publicPath, withFilters } from './paths';

test('paths have the expected URLs', () => {
  expect([
    ...Object.values(paths),
    itemPath('articles', 'a/b'),
    profilePath('amina'),
    publicPath('knowledge_products', 'k'),
    withFilters(paths.queue, { kind: 'event', lang: undefined, after: 'x.y' }),
  ]).toEqual([
    '/admin',
    '/admin/items/:collection/:id',
    '/admin/reports',
    '/admin/audit',
    '/admin/roles',
    '/admin/settings',
    '/admin/import',
    '/admin/links',
    '/admin/usage',
    '/admin/apps',
    '/admin/emails',
    '/admin/notices',
    '/admin/redirects',
    '/admin/items/articles/a%2Fb',
    '/amina',
    '/knowledge-products/k',
    '/admin?kind=event&after=x.y',
  ]);
});
