/** @jest-environment node */
import { findOwner, type SiteConfig } from './siteConfig';

describe('the owner of a path', () => {
  const site: SiteConfig = {
    apps: [
      { name: 'account', origin: null, owns: ['/:username', '/people'] },
      { name: 'content', origin: null, owns: ['/new', '/articles'] },
      { name: 'drafts', origin: null, owns: ['/new/article'] },
    ],
    social: {},
  };

  test.each([
    ['/articles', 'content'],
    ['/articles/42', 'content'],
    ['/new/event', 'content'],
    ['/new/article', 'drafts'],
    ['/new/article/7', 'drafts'],
    ['/new/articles', 'content'],
    ['/people', 'account'],
    ['/amina', 'account'],
    ['/amina/', 'account'],
    ['/articlesque', 'account'],
    ['/amina/followers', undefined],
    ['/', undefined],
  ])('%s belongs to %s', (path, owner) => {
    expect(findOwner(site, path)?.name).toBe(owner);
  });

  test.each([
    ['/fr/articles', 'content'],
    ['/articles', 'content'],
    ['/fr/amina', 'account'],
    ['/fr', undefined],
    ['/FR', undefined],
    ['/Fr/Articles/1', 'content'],
    ['/french', 'account'],
  ])('on a French page, %s belongs to %s', (path, owner) => {
    expect(findOwner({ ...site, base: '/fr' }, path)?.name).toBe(owner);
  });
});
