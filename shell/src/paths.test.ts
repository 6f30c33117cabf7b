import { paths } from './paths';

test('every path that the shell links to', () => {
  expect(Object.entries(paths).map(([name, path]) => `${name}: ${path}`)).toEqual([
    'home: /',
    'about: /about',
    'articles: /articles',
    'events: /events',
    'opportunities: /opportunities',
    'products: /products',
    'people: /people',
    'knowledgeProducts: /knowledge-products',
    'audaNepad: /auda-nepad',
    'apet: /apet',
    'cjed: /cjed',
    'auAi: /au-ai',
  ]);
});
