const app = 'https://tiny.example';
const files = ['manifest.json', 'b-1/entry.js', 'b-1/page.js', 'b-1/page.css', 'b-1/more.js'].map(
  (file) => `${app}/${file}`,
);
const table = { files, pages: { '/tiny': [0, 1, 2, 3], '/tiny/more': [0, 1, 4], '/bare': [] } };

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** A page that holds these hints, opened anew: what it asks ahead. */
async function openPage(hints: unknown = table) {
  if (hints !== null) {
    const data = document.createElement('script');
    data.type = 'application/json';
    data.id = 'hints';
    data.textContent = typeof hints === 'string' ? hints : JSON.stringify(hints);
    document.body.append(data);
  }
  jest.resetModules();
  return import('./hints');
}

const asked = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('the files of a page are asked for at once, in the order in which it will ask', async () => {
  const { askAhead } = await openPage();
  askAhead('/tiny');
  expect(asked()).toEqual([files[0], files[1], files[2], files[3]]);
});

test('each is asked for as what it is, so that it is not loaded twice', async () => {
  const { askAhead } = await openPage();
  askAhead('/tiny');
  const links = [...document.head.querySelectorAll('link')].map((link) => [
    link.rel,
    Reflect.get(link, 'as'),
    link.crossOrigin,
  ]);
  expect(links).toEqual(['fetch', 'script', 'script', 'style'].map((as) => ['preload', as, 'anonymous']));
});

test('a page for many addresses is known by its pattern', async () => {
  const { askAhead } = await openPage({ files, pages: { '/tiny': [0], '/tiny/:id': [0, 4] } });
  askAhead('/tiny/what-is-new');
  expect(asked()).toEqual([files[0], files[4]]);
});

test('a page below another has its own, and one that is not known has those of the page above', async () => {
  const { askAhead } = await openPage();
  askAhead('/tiny/more');
  expect(asked()).toEqual([files[0], files[1], files[4]]);
  document.head.replaceChildren();
  askAhead('/tiny/more/of/it');
  expect(asked()).toEqual([files[0], files[1], files[4]]);
});

test('what has been asked for is not asked for again', async () => {
  const { askAhead } = await openPage();
  askAhead('/tiny');
  askAhead('/tiny');
  askAhead('/tiny/more');
  expect(asked()).toEqual(files);
});

test('a hint that stands in the HTML of the page already is not doubled', async () => {
  const { askAhead } = await openPage();
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', href: files[1] });
  document.head.append(link);
  askAhead('/tiny/more');
  expect(asked()).toEqual([files[1], files[0], files[4]]);
});

test.each(['/', '/tinyness', '/nowhere', '/bare', '/constructor', '/__proto__'])(
  '%s, of which no file is known, asks for nothing',
  async (path) => {
    const { askAhead } = await openPage();
    askAhead(path);
    expect(asked()).toEqual([]);
  },
);

test.each<[string, unknown]>([
  ['no hints', null],
  ['no JSON', '<!doctype html>'],
  ['another shape', { files: 'all', pages: [] }],
  ['a place that no file has', { files: [], pages: { '/tiny': [7, -1] } }],
])('a page with %s is slower and no less right', async (_, hints) => {
  const { askAhead } = await openPage(hints);
  expect(() => askAhead('/tiny')).not.toThrow();
  expect(asked()).toEqual([]);
});
