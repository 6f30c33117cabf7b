import { useLoaded } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { kinds, type Kind } from '../../lib/kinds';
import { ListSkeleton } from '../states/ListSkeleton';
import { LoadError } from '../states/LoadError';
import { loadSearchResults } from './loadSearchResults';

export function Search({ kind, children }: { kind: Kind; children: ReactNode }) {
  const [params] = useSearchParams();
  const query = params.get('q')?.trim() ?? '';
  const { part, failed, retry } = useLoaded(loadSearchResults, query !== '');
  if (query === '') return children;
  if (failed) return <LoadError code="unavailable" what="part" onRetry={retry} />;
  if (!part) return <ListSkeleton />;
  const { SearchResults } = part;
  return <SearchResults from={kind} query={query} only={kinds.find((candidate) => candidate === params.get('in'))} />;
}
