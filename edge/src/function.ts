import { toNodeListener } from '@adp/local/hosting';
import type { DataConfig } from '@adp/shared-data';
import { createPainter } from './discovery/card/createPainter';
import { readCardFiles } from './discovery/card/readCardFiles';
import { createHandler } from './handler';

export interface FunctionConfig {
  /** The site's own origin. */
  readonly site: string;
  readonly data: DataConfig;
}

/**
 * The handler as Cloud Functions and Cloud Run call it.
 * @param file the function's own file, beside which the packages for painting cards are
 */
export function createFunction(config: FunctionConfig, file: string) {
  const paint = createPainter(() => readCardFiles(file));
  return toNodeListener(createHandler({ ...config, paint, getAddress }), config.site);
}

/**
 * The visitor's address: as the CDN of Hosting gives it, and without one what Google's front end has added last, as what comes
 * before it is the visitor's own word.
 */
function getAddress({ headers }: Request): string | undefined {
  return (
    headers.get('fastly-client-ip') ??
    headers
      .get('x-forwarded-for')
      ?.split(/\s*,\s*/)
      .at(-1)
  );
}
