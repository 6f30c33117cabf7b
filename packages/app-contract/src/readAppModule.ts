import { parseAppModule, type AppModule } from './contract';

/**
 * Returns an app's module in the form of the newest contract. Loads an adapter for a module of an older one. Throws an
 * Error that names the first problem.
 */
export async function readAppModule(value: unknown): Promise<AppModule> {
  const isOlder = typeof value === 'object' && value !== null && 'contract' in value && value.contract === 1;
  if (!isOlder) return parseAppModule(value);
  const { fromContract1 } = await import(/* webpackChunkName: "contract-1" */ './contract1');
  return fromContract1(value);
}
