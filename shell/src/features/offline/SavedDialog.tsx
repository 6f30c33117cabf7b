import { Button, localPath, useOnline } from '@adp/shared-ui';
import { formatSize, isolate } from '@adp/shared-ui/format';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../text';
import { toPageUrl } from '../../offline/pageUrl';
import { paths } from '../../paths';
import styles from './Offline.module.css';
import { readTitle } from './reportVisits';
import { SavedRow } from './SavedRow';
import { estimate, estimatePageBytes, type Estimate } from './estimateSaving';
import { findParts, toEntry } from './savedPages';
import type { Saved } from './useSaved';

/** Dialog that saves the open page, with or without the pages that it links to, and lists the saved pages. */
export function SavedDialog({ saved, onClose }: { readonly saved: Saved; readonly onClose: () => void }) {
  const text = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [parts, setParts] = useState(findParts);
  useEffect(() => {
    // Some parts load only when the reader scrolls to them (mfe-programmes/src/features/programme/OnThisSite.tsx).
    const observer = new MutationObserver(() => setParts(findParts()));
    const main = document.querySelector('main');
    if (main) observer.observe(main, { childList: true, subtree: true });
    window.dispatchEvent(new Event('adp.saving'));
    return () => observer.disconnect();
  }, []);
  const [sizes, setSizes] = useState<Estimate>();
  // Estimate the size from the last part, because an item needs more files than a section. With data saver on, download
  // no part for this.
  const part = document.documentElement.hasAttribute('data-saver') ? undefined : parts.at(-1);
  // Estimate again after each change, because saved pages are not counted twice.
  useEffect(() => void estimate(part).then(setSizes, () => undefined), [saved.entries, part]);
  const isOnline = useOnline();
  const { entries = [], saving, error, save, remove } = saved;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Move the focus to the heading, because the clicked button may have been removed with its row, or disabled.
    if (!saving && !dialog.current?.contains(document.activeElement)) heading.current?.focus();
  }, [saved.entries, saving]);
  const url = toPageUrl(window.location.href);
  const title = readTitle();
  const done = entries.find((entry) => entry.url === url)?.done ?? [];
  const isSaved = done.includes(url);
  const missing = parts.filter((part) => !done.includes(part));
  const pageBytes = estimatePageBytes();
  const { files, allFiles, part: partBytes } = sizes ?? { files: 0, allFiles: 0, part: pageBytes };
  // The dialog is outside the router, whose links add the language.
  const downloadPage = localPath(paths.download);
  const canSave = isOnline && !saving;
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{text('offline.title')}</h2>
      <p>{text('offline.why')}</p>
      <p className={styles['choices']}>
        <Button
          secondary={isSaved}
          disabled={!canSave}
          onClick={() => void save(toEntry(url, title, missing.length > 0 ? [] : parts))}
        >
          {isSaved ? text('offline.saveAgain') : text('offline.savePage', { size: formatSize(files + pageBytes) })}
        </Button>
        {missing.length > 0 ? (
          <Button secondary={!isSaved} disabled={!canSave} onClick={() => void save(toEntry(url, title, parts))}>
            {text('offline.saveParts', {
              count: parts.length,
              size: formatSize(allFiles + missing.length * partBytes + (isSaved ? 0 : pageBytes)),
            })}
          </Button>
        ) : null}
      </p>
      <p role="status">
        {[
          ...(saving ? [text('offline.saving', { done: saving.done.length, count: saving.pages.length })] : []),
          ...(error ? [text(`offline.error.${error.code}`)] : []),
          ...(isOnline ? [] : [text('offline.now')]),
        ].join(' ')}
      </p>
      <h3 ref={heading} tabIndex={-1}>
        {text('offline.saved', { size: formatSize(total) })}
      </h3>
      {entries.length > 0 ? (
        <ul className={styles['rows']}>
          {entries.map((entry) => (
            <SavedRow
              key={entry.url}
              entry={entry}
              canSave={canSave}
              onSave={() => void save(entry)}
              onDelete={() => void remove(entry)}
            />
          ))}
        </ul>
      ) : (
        <p>{text('offline.none')}</p>
      )}
      <p>
        <a className={styles['link']} href={downloadPage}>
          {text('offline.download')}
        </a>
      </p>
      <Button secondary onClick={() => dialog.current?.close()}>
        {text('offline.close', { title: isolate(title) })}
      </Button>
    </dialog>
  );
}
