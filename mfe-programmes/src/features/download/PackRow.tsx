import type { PageSaver, SavingState } from '@adp/app-contract';
import { Button } from '@adp/shared-ui';
import { formatSize } from '@adp/shared-ui/format';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../text';
import styles from './Download.module.css';
import type { Pack } from './toPacks';
import { toPageSet } from './usePageSaver';

interface PackRowProps {
  readonly pack: Pack;
  /** The estimated size that saving the pack adds on this device, in bytes. */
  readonly size: number | undefined;
  readonly saver: PageSaver | null | undefined;
  readonly state: SavingState;
  readonly canSave: boolean;
}

export function PackRow({ pack, size, saver, state, canSave }: PackRowProps) {
  const text = useText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { name, pages } = pack;
  const [{ path }, ...parts] = pages;
  const { done, bytes, isSaving, error } = readState(pack, state);
  const count = pages.length;
  const detail = () => {
    if (isSaving) return text('download.packs.saving', { done, count });
    if (done === count) return text('download.packs.saved', { count, size: formatSize(bytes) });
    if (done > 0) return text('download.packs.partly', { done, count });
    return size === undefined
      ? text('download.packs.count', { count })
      : text('download.packs.size', { count, size: formatSize(size) });
  };
  const label = isSaving || done === 0 ? 'save' : done === count ? 'update' : 'continue';
  const onSave = () => {
    if (canSave) void saver?.save(toPageSet(pack));
  };
  const onRemove = async () => {
    await saver?.remove(toPageSet(pack).pages[0] ?? '');
    // The button that removes the pack disappears with it, so move the focus.
    button.current?.focus();
  };
  return (
    <li className={styles['pack']}>
      <h3 id={id} className={styles['name']} translate="no">
        <Link to={path}>{name}</Link>
      </h3>
      <p className={styles['detail']} role="status">
        {detail()}
      </p>
      {error ? (
        <p className={styles['error']} role="alert">
          {text(`download.packs.error.${error}`)}
        </p>
      ) : null}
      {saver === null ? null : (
        <p className={styles['buttons']}>
          {/* Disabled buttons would lose the focus while the pack is saved. */}
          <Button
            ref={button}
            id={`${id}-save`}
            secondary={label === 'update'}
            aria-disabled={!canSave}
            aria-labelledby={`${id}-save ${id}`}
            onClick={onSave}
          >
            {text(`download.packs.${label}`)}
          </Button>
          {done > 0 && !isSaving ? (
            <Button
              secondary
              id={`${id}-remove`}
              aria-labelledby={`${id}-remove ${id}`}
              onClick={() => void onRemove()}
            >
              {text('download.packs.remove')}
            </Button>
          ) : null}
        </p>
      )}
      {parts.length > 0 ? (
        <details className={styles['pages']}>
          <summary>{text('download.packs.pages', { programme: name })}</summary>
          <ul>
            {parts.map(({ path: part, title, lang }) => (
              <li key={part}>
                <Link to={part} lang={lang} dir="auto">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}

/** Returns the state of a pack. A pack counts as unsaved on the server, and until saved pages have been read. */
function readState(pack: Pack, { saved, saving, error }: SavingState) {
  if (!saved) return { done: 0, bytes: 0, isSaving: false, error: undefined };
  const { pages } = toPageSet(pack);
  const [first = ''] = pages;
  const entry = saved.get(first);
  return {
    done: pages.filter((page) => entry?.pages.includes(page)).length,
    bytes: entry?.bytes ?? 0,
    isSaving: saving === first,
    error: error?.page === first ? error.code : undefined,
  };
}
