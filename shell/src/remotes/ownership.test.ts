import type { AppModule } from '@adp/app-contract';
import { checkOwnership } from './ownership';

const lazy = () => Promise.resolve({ Component: () => null });

function module(path: string, layout: keyof AppModule['routes'] = 'default'): AppModule {
  return {
    contract: 1,
    app: 'mfe_tiny',
    build: 'b-0123456789',
    Frame: () => null,
    routes: { [layout]: [{ path, lazy }] },
  };
}

const registered = (...owns: string[]) => ({ name: 'mfe_tiny', origin: null, owns });

test.each([
  ['/apet', ['/apet']],
  ['/apet/areas-of-focus', ['/apet']],
  ['/apet/:year', ['/apet']],
  ['/cjed', ['/apet', '/cjed']],
  ['/:username', ['/:username']],
])('%s may be offered by the owner of %s', (path, owns) => {
  expect(() => checkOwnership(registered(...owns), module(path))).not.toThrow();
});

test.each([
  ['/apetite', ['/apet']],
  ['/', ['/apet']],
  ['/login', ['/apet', '/cjed']],
  ['/amina/followers', ['/:username']],
  ['/*', ['/apet']],
])('%s may not be offered by the owner of %s', (path, owns) => {
  expect(() => checkOwnership(registered(...owns), module(path))).toThrow(`it offers ${path}, which it does not own`);
});

test.each(['default', 'header', 'cta', 'none'] as const)('the pages in the layout %s are looked at', (layout) => {
  expect(() => checkOwnership(registered('/apet'), module('/login', layout))).toThrow('it offers /login');
});

test('an app under another name than its own is refused', () => {
  expect(() => checkOwnership({ ...registered('/apet'), name: 'mfe_content' }, module('/apet'))).toThrow(
    'it calls itself mfe_tiny',
  );
});
