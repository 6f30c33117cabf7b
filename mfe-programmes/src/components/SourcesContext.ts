import { createContext, useContext } from 'react';
import type { Source } from '@adp/shared-data/programme-page';

export interface NumberedSource {
  readonly id: string;
  readonly number: number;
  readonly source: Source;
}

const SourcesContext = createContext<ReadonlyMap<string, NumberedSource>>(new Map());

export const SourcesProvider = SourcesContext.Provider;

export function useSources(): ReadonlyMap<string, NumberedSource> {
  return useContext(SourcesContext);
}

export function numberSources(
  sources: Readonly<Record<string, Source>>,
  cited: readonly string[],
): ReadonlyMap<string, NumberedSource> {
  const numbered = new Map<string, NumberedSource>();
  for (const id of cited) {
    const source = sources[id];
    if (source && !numbered.has(id)) numbered.set(id, { id, number: numbered.size + 1, source });
  }
  return numbered;
}
