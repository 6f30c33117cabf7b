import { inspectBody } from '@adp/shared-data/markdown';
import { getUnlistedSources } from './getUnlistedSources';

const sources = ['https://example.org/a', 'https://example.org/b'];
const unlisted = (body: string, title = 'Sources') =>
  getUnlistedSources(sources, inspectBody(body, 'https://site.example').tree, title);

test.each([
  ['a body without a list of sources', 'Read [this](https://example.org/a).'],
  ['a body whose list has another title', '## References\n\n- https://example.org/a'],
  ['a body that only mentions sources', 'Sources\n\nhttps://example.org/a'],
])('%s leaves all sources to the page', (_, body) => {
  expect(unlisted(body)).toEqual(sources);
});

test('sources that the body lists under the same title are not repeated', () => {
  expect(unlisted('Text\n\n## sources\n\n1. [A](https://example.org/a)')).toEqual(['https://example.org/b']);
  expect(unlisted('### **Vyanzo**\n\n- https://example.org/a\n- https://example.org/b', 'Vyanzo')).toEqual([]);
});
