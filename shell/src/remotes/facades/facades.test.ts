import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as facade from './reactRouterDom';

const router = jest.requireActual<Record<string, unknown>>('react-router-dom');

/** The names that a facade's source offers. */
function namesIn(file: string): string[] {
  const source = readFileSync(join(__dirname, file), 'utf8');
  return [...source.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter(Boolean);
}

test.each([...namesIn('reactRouter.ts'), ...namesIn('reactRouterDom.ts')])(
  '%s is offered, and is what the package itself offers',
  (name) => {
    expect(Reflect.get(facade, name)).toBeDefined();
    expect(Reflect.get(facade, name)).toBe(router[name]);
  },
);
