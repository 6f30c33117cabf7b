/** @jest-environment node */
import type { AppModule, AppRoute } from '@adp/app-contract';
import { useId } from 'react';
import { redirect, useLoaderData } from 'react-router-dom';
import { appModule } from '../testing/appHost';
import { renderPageAsText } from '../testing/renderPageAsText';

const app = { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] };
const config = { apps: [app, { name: 'mfe_content', origin: null, owns: ['/articles'] }], social: {} };

function Page() {
  const id = useId();
  return (
    <>
      <title>Tiny & more</title>
      <meta name="description" content="<b>" />
      <h1 id={id}>{`Page with ${JSON.stringify(useLoaderData())}`}</h1>
    </>
  );
}

const lazy = () => Promise.resolve({ Component: Page });

function render(page: Partial<AppRoute>, path = '/tiny', module: Partial<AppModule> = {}) {
  const routes = [{ path: '/tiny', lazy, ...page }];
  const request = new Request(`https://site.example${path}`);
  return renderPageAsText({ config, module: appModule({ routes, ...module }), request });
}

test("renders a page with its content, its head and the loader's data", async () => {
  const page = await render({ loader: ({ request }) => ({ from: new URL(request.url).search }) }, '/tiny?q=a');
  expect(page).toMatchObject({
    status: 200,
    head: '<title>Tiny &amp; more</title><meta name="description" content="&lt;b&gt;"/>',
    html: expect.stringContaining('Page with {&quot;from&quot;:&quot;?q=a&quot;}</h1>') as string,
    data: { errors: null },
  });
  const { data } = page as Extract<typeof page, { data: unknown }>;
  expect(Object.values(data.loaderData)).toContainEqual({ from: '?q=a' });
});

test.each([404, 410])("renders a loader's %i response as a page with that status", async (status) => {
  const loader = () => {
    throw new Response(null, { status });
  };
  expect(await render({ loader })).toMatchObject({ status, html: expect.stringContaining('<h1>') as string });
});

test.each([
  ['/Tiny?q=A', '/tiny?q=A'],
  ['/fr/TINY', '/fr/tiny'],
  ['/FR/tiny', '/fr/tiny'],
  ['/Fr/Tiny/?q=A', '/fr/tiny?q=A'],
])('the path %s redirects to the letter case of its route, %s', async (path, location) => {
  expect(await render({}, path)).toEqual({ status: 301, location });
});

test('a path that the page rejects is not found', async () => {
  expect(await render({ accepts: () => false })).toMatchObject({ status: 404 });
});

test('a path below an app that has no page is not found', async () => {
  expect(await render({}, '/tiny/nothing')).toMatchObject({
    status: 404,
    html: expect.stringContaining('Page not found: /tiny/nothing') as string,
  });
});

test.each([
  ['/', { status: 302, location: '/knowledge-products' }],
  ['/FR', { status: 302, location: '/fr/knowledge-products' }],
  ['/nowhere/at/all', { status: 404, html: expect.stringContaining('Page not found: /nowhere/at/all') as string }],
  ['/articles', { status: 200, html: expect.stringContaining('Articles: coming soon') as string }],
])('the path %s belongs to no app and needs no module', async (path, expected) => {
  expect(await renderPageAsText({ config, request: new Request(`https://site.example${path}`) })).toMatchObject(
    expected,
  );
});

test("returns a loader's redirect", async () => {
  const loader = () => redirect('/tiny/elsewhere', 301);
  expect(await render({ loader })).toEqual({ status: 301, location: '/tiny/elsewhere' });
});

test.each([
  [{ access: 'members' }, 'Your account needs JavaScript'],
  [{ access: 'signIn' }, 'Signing in needs JavaScript'],
  [{ access: 'personal', needsScript: 'writing' }, 'Writing needs JavaScript'],
  [{ access: 'members', needsScript: 'writing' }, 'Writing needs JavaScript'],
] as const)('shows the reason instead of a page that needs a script (%j)', async (fields, title) => {
  const loader = jest.fn();
  const page = await render({ ...fields, loader });
  expect(page).toEqual({
    status: 200,
    notice: {
      head: `<title>${title} · African Digital Policy</title>`,
      html: expect.stringContaining(`<h1>${title}</h1>`) as string,
    },
  });
  expect(loader).not.toHaveBeenCalled();
});

test("a page that needs a script does not change the ids of other pages' routes, which the browser needs", async () => {
  const second: AppRoute = { path: '/tiny/other', lazy, loader: () => 'data' };
  const open = async (first: Partial<AppRoute>) => {
    const page = await render({}, second.path, { routes: [{ path: '/tiny', lazy, ...first }, second] });
    return 'data' in page ? page.data.loaderData : page;
  };
  expect(await open({ needsScript: 'writing' })).toEqual(await open({}));
});

test('a page that needs scripts is not found if it rejects the path', async () => {
  expect(await render({ needsScript: 'writing', accepts: () => false })).toMatchObject({ status: 404, data: {} });
});

test.each<[string, Partial<AppRoute>]>([
  [
    'a loader that throws',
    {
      loader: () => {
        throw new Error('broken');
      },
    },
  ],
  [
    'a component that throws',
    {
      lazy: () =>
        Promise.resolve({
          Component: () => {
            throw new Error('broken');
          },
        }),
    },
  ],
  ['a page whose code is broken', { lazy: () => Promise.reject(new Error('broken')) }],
])('%s causes an error', async (_, page) => {
  await expect(render(page)).rejects.toThrow('broken');
});

test('unavailable data causes an error instead of a page', async () => {
  const loader = () => {
    throw new Response(null, { status: 503 });
  };
  await expect(render({ loader })).rejects.toMatchObject({ status: 503 });
});

test('an app that does not match the contract causes an error', async () => {
  const module = { ...appModule(), contract: 7 };
  const request = new Request('https://site.example/tiny');
  await expect(renderPageAsText({ config, module, request })).rejects.toThrow('not match the contract');
});

test("runs an app's `prepare` once", async () => {
  const prepare = jest.fn(() => Promise.resolve());
  const module = appModule({ prepare, routes: [{ path: '/tiny', lazy }] });
  const request = () => new Request('https://site.example/tiny');
  await renderPageAsText({ config, module, request: request() });
  await renderPageAsText({ config, module, request: request() });
  expect(prepare).toHaveBeenCalledTimes(1);
});

test("loads a page's code again after a failure", async () => {
  const failing = jest
    .fn<ReturnType<typeof lazy>, []>()
    .mockRejectedValueOnce(new Error('broken'))
    .mockImplementation(lazy);
  const module = appModule({ routes: [{ path: '/tiny', lazy: failing }] });
  const open = () => renderPageAsText({ config, module, request: new Request('https://site.example/tiny') });
  await expect(open()).rejects.toThrow('broken');
  expect(await open()).toMatchObject({ status: 200 });
});

test("renders the same build with each page's registry", async () => {
  const module = appModule({ routes: [{ path: '/tiny', lazy }] });
  const open = async (x: string) => {
    const request = new Request('https://site.example/tiny');
    const page = await renderPageAsText({ config: { ...config, social: { x } }, module, request });
    return 'html' in page ? page.html : '';
  };
  expect(await open('https://x.example/one')).toContain('href="https://x.example/one"');
  expect(await open('https://x.example/two')).toContain('href="https://x.example/two"');
});

describe('in the languages of the site', () => {
  const readLanguage = () => (Reflect.get(globalThis, Symbol.for('adp.locale')) as () => string)();

  test('renders each of several concurrent pages in its own language', async () => {
    const release: (() => void)[] = [];
    const Spoken = () => <h1>{`${useLoaderData<string>()} ${readLanguage()}`}</h1>;
    const page: Partial<AppRoute> = {
      lazy: () => Promise.resolve({ Component: Spoken }),
      loader: async () => {
        await new Promise<void>((done) => release.push(done));
        return readLanguage();
      },
    };
    const module = appModule({ routes: [{ path: '/tiny', lazy, ...page }] });
    const rendering = ['/fr/tiny', '/tiny', '/ar/tiny'].map((path) =>
      renderPageAsText({ config, module, request: new Request(`https://site.example${path}`) }),
    );
    while (release.length < 3) await new Promise((done) => setTimeout(done));
    for (const go of release.reverse()) go();
    const pages = await Promise.all(rendering);
    expect(pages.map((each) => ('html' in each ? /<h1>(.*?)<\/h1>/.exec(each.html)?.[1] : each))).toEqual([
      'fr fr',
      'en en',
      'ar ar',
    ]);
  });

  test("links and redirects keep the page's language", async () => {
    await expect(render({}, '/fr')).resolves.toEqual({ status: 302, location: '/fr/knowledge-products' });
    const page = await render({}, '/fr/tiny');
    const links = 'html' in page ? [...page.html.matchAll(/ href="(\/[^"]*)"/g)].map(([, href]) => href) : [];
    expect(links).toContain('/fr/about');
    expect(links.filter((href) => !href?.startsWith('/fr/'))).toEqual([]);
  });

  test('an unknown language is not found', async () => {
    expect(await render({}, '/xx/tiny')).toMatchObject({ status: 404 });
  });
});
