import type { PageSaver, PageSet, SavingState } from '@adp/app-contract';
import { toPageUrl } from '../../offline/pageUrl';
import type { SavedState, SavedStore } from './createSavedStore';
import { estimateSets } from './estimateSaving';
import { type SavedEntry, toEntry } from './savedPages';

/** Adapts the saved pages of this device for the pages of apps. */
export function createPageSaver({ getState, subscribe, save, remove }: SavedStore): PageSaver {
  let shown: { readonly from: SavedState; readonly state: SavingState } | undefined;
  const find = (page: string) => getState().entries?.find(({ url }) => url === toPageUrl(page));
  return {
    getState: () => {
      const from = getState();
      if (shown?.from !== from) shown = { from, state: toSavingState(from) };
      return shown.state;
    },
    subscribe,
    save: async (set) => {
      const entry = toNewEntry(set);
      if (entry) await save(toContinued(entry, find(entry.url)));
    },
    remove: async (page) => {
      const entry = find(page);
      if (entry) await remove(entry);
    },
    estimate: (sets) => estimateSets(sets.map(({ pages }) => pages.map(toPageUrl))),
  };
}

function toNewEntry({ title, pages }: PageSet): SavedEntry | undefined {
  const [page, ...parts] = pages.map(toPageUrl);
  return page === undefined ? undefined : toEntry(page, title, parts);
}

/** Marks saved pages as done, so that only missing pages are fetched. If none is missing, all are fetched again. */
function toContinued(entry: SavedEntry, saved: SavedEntry | undefined): SavedEntry {
  const done = entry.pages.filter((page) => saved?.done.includes(page));
  return done.length < entry.pages.length ? { ...entry, done } : entry;
}

function toSavingState({ entries, saving, error }: SavedState): SavingState {
  const current = entries?.map((entry) => (entry.url === saving?.url ? { ...entry, done: saving.done } : entry));
  const all = saving && current && !current.some(({ url }) => url === saving.url) ? [saving, ...current] : current;
  return {
    saved:
      all && new Map(all.map(({ url, done, bytes, wholeBytes = bytes }) => [url, { pages: done, bytes: wholeBytes }])),
    saving: saving?.url,
    error: error && { page: error.url, code: error.code },
  };
}
