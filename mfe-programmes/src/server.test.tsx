/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { routes } from './routes';
import { TextProvider } from './text';

/** Every module of the app but the one that starts it alone in a browser. */
const modules = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|^testing\//.test(file) && file !== 'standalone.tsx',
  )
  .sort();

test.each(modules)('%s can be imported where there is no window', (file) => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
  expect(() => jest.requireActual(join(__dirname, file))).not.toThrow();
});

test('that is all of them', () => {
  expect(modules).toContain('app.tsx');
  expect(modules.length).toBeGreaterThan(20);
});

test.each([
  ['/about', 'About this site'],
  ['/about/open-data', 'Open data'],
  ['/privacy', 'Privacy notice'],
  ['/terms', 'Terms of use'],
  ['/auda-nepad', 'AUDA-NEPAD'],
  ['/auda-nepad/objectives', 'Objectives'],
  ['/apet', 'APET'],
  ['/apet/areas-of-focus', 'Areas of focus'],
  ['/cjed', 'CJED'],
  ['/au-ai', 'AU-AI'],
  ['/au-ai/objectives', 'Objectives'],
  ['/ivm', 'IVM'],
])('%s is rendered on a server, under its heading', async (path, heading) => {
  const route = routes.find((candidate) => candidate.path === path);
  const page = await route?.lazy();
  const html = page
    ? renderToString(
        <StaticRouter location={path}>
          <TextProvider>
            <page.Component />
          </TextProvider>
        </StaticRouter>,
      )
    : '';
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
  expect(title.replaceAll(/<[^>]*>/g, '')).toContain(heading);
  expect(html).toContain(`<title>`);
});

test('that is every page', () => {
  expect(routes).toHaveLength(12);
});
