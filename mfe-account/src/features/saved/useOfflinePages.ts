import { contentKinds, findKindOfSegment } from '@adp/shared-data/content';
import { useEffect, useState } from 'react';

interface SavedEntry {
  readonly pages: readonly string[];
  readonly done: readonly string[];
}

export function useOfflinePages(): ReadonlySet<string> {
  const [items, setItems] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const read = () => void readOfflineItems().then(setItems, () => undefined);
    read();
    // The shell dispatches this after it has saved or deleted a page (docs/contracts.md).
    window.addEventListener('adp.offlineChanged', read);
    return () => window.removeEventListener('adp.offlineChanged', read);
  }, []);
  return items;
}

async function readOfflineItems(): Promise<ReadonlySet<string>> {
  const list = 'caches' in globalThis ? await caches.match('/-/saved') : undefined;
  const entries = list ? ((await list.json()) as readonly SavedEntry[]) : [];
  const pages = entries.flatMap(({ done }) => done).map((url) => new URL(url, window.location.origin).pathname);
  return new Set(pages.flatMap((path) => toItem(path) ?? []));
}

function toItem(path: string): string | undefined {
  const [segment, id = ''] = path.split('/').slice(-2);
  const kind = findKindOfSegment(segment);
  return kind && `${contentKinds[kind].collection}/${decodeURIComponent(id)}`;
}
