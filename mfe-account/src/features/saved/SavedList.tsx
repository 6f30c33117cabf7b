import { kindNames } from '@adp/shared-data/content';
import { Button, useLoaded, useOnline } from '@adp/shared-ui';
import { useFocusNewRows } from '@adp/shared-ui/lists';
import { changeSaves, press, readSaves, savesKey } from '@adp/shared-ui/saves';
import { deviceStorage } from '@adp/shared-ui/storage';
import { useCallback, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Empty, LoadError } from '../../components/LoadError';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { listPath, paths } from '../../paths';
import { useText } from '../../text';
import type { AccountStatus } from './AccountStatus';
import { ExportPanel } from './ExportPanel';
import { refreshDetails } from './readDetails';
import { RemovedRow } from './RemovedRow';
import { SavedItemRow } from './SavedItemRow';
import styles from './SavedPage.module.css';
import { compareRows, isDue, type SavedRow, toSavedRows } from './savedRows';
import { useOfflinePages } from './useOfflinePages';

const PAGE_SIZE = 50;

interface SavedListProps {
  readonly rows: readonly SavedRow[];
  readonly uid: string | undefined;
  /** `none` for readers without an account. */
  readonly account: AccountStatus | 'none';
}

export function SavedList({ rows, uid, account }: SavedListProps) {
  const text = useText();
  const [params] = useSearchParams();
  const kind = kindNames.find((name) => name === params.get('kind'));
  const [removed, setRemoved] = useState<readonly SavedRow[]>([]);
  const [shown, setShown] = useState(PAGE_SIZE);
  const list = useRef<HTMLDivElement>(null);
  const offlinePages = useOfflinePages();
  const saved = new Set(rows.map(({ item }) => item));
  const undoable = removed.filter(({ item }) => !saved.has(item));
  const matching = withRemoved(rows, undoable).filter((row) => !kind || row.kind === kind);
  const visible = matching.slice(0, shown);
  const focusNewRows = useFocusNewRows(list, visible.length);

  const remove = (row: SavedRow) => {
    if (setSaved(row, false)) setRemoved([...undoable, row]);
  };
  const renderRow = (row: SavedRow) =>
    saved.has(row.item) ? (
      <SavedItemRow
        key={row.item}
        row={row}
        uid={uid}
        isOffline={offlinePages.has(row.item)}
        onRemove={() => remove(row)}
      />
    ) : (
      <RemovedRow key={row.item} row={row} onUndo={() => setSaved(row, true)} />
    );
  const sections = [
    { id: 'next', rows: visible.filter(isDue) },
    { id: 'others', rows: visible.filter((row) => !isDue(row)) },
  ] as const;
  if (rows.length === 0 && undoable.length === 0) {
    if (account === 'reading') return <RowsSkeleton />;
    return account === 'failed' ? null : <NothingSaved />;
  }
  return (
    <>
      <KindFilter rows={rows} kind={kind} />
      <Refresh key={`${uid} ${rows.some(isUnread)}`} uid={uid} />
      <p role="status" className={styles['count']}>
        {text('saved.count', { count: matching.filter(({ item }) => saved.has(item)).length })}
      </p>
      <div ref={list}>
        {sections.map((section) =>
          section.rows.length > 0 ? (
            <section key={section.id} className={styles['section']} aria-labelledby={`saved-${section.id}`}>
              <h2 id={`saved-${section.id}`} className={styles['heading']}>
                {text(`saved.${section.id}`)}
              </h2>
              <ul className={styles['rows']}>{section.rows.map(renderRow)}</ul>
            </section>
          ) : null,
        )}
      </div>
      {matching.length === 0 ? (
        <Empty title={text('saved.noMatch')}>
          <Link to={paths.saved}>{text('saved.all')}</Link>
        </Empty>
      ) : null}
      {matching.length > shown ? (
        <Button
          secondary
          onClick={() => {
            focusNewRows();
            setShown(shown + PAGE_SIZE);
          }}
        >
          {text('saved.more')}
        </Button>
      ) : null}
      {rows.length > 0 ? <ExportPanel rows={rows.filter((row) => !kind || row.kind === kind)} /> : null}
    </>
  );
}

const isUnread = ({ details }: SavedRow) => !details.title && !details.removed;

const setSaved = ({ item, save }: SavedRow, isSaved: boolean) =>
  changeSaves((saves) => ({ ...saves, [item]: press(saves[item] ?? save, { saved: isSaved }) }));

const withRemoved = (rows: readonly SavedRow[], removed: readonly SavedRow[]) =>
  removed.length === 0 ? rows : [...rows, ...removed].sort(compareRows);

function KindFilter({
  rows,
  kind,
}: {
  readonly rows: readonly SavedRow[];
  readonly kind: SavedRow['kind'] | undefined;
}) {
  const text = useText();
  const options = kindNames
    .map((name) => ({ name, count: rows.filter((row) => row.kind === name).length }))
    .filter(({ count, name }) => count > 0 || name === kind);
  if (options.length < 2) return null;
  return (
    <ul className={styles['kinds']} aria-label={text('saved.kinds')}>
      <li>
        <Link
          className={styles['kind']}
          to={paths.saved}
          replace
          preventScrollReset
          aria-current={kind ? undefined : 'true'}
        >
          {text('saved.kind', { kind: text('saved.allKinds'), count: rows.length })}
        </Link>
      </li>
      {options.map(({ name, count }) => (
        <li key={name}>
          <Link
            className={styles['kind']}
            to={`${paths.saved}?kind=${name}`}
            replace
            preventScrollReset
            aria-current={name === kind ? 'true' : undefined}
          >
            {text('saved.kind', { kind: text(`kind.${name}`), count })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Reads the details of the items again, because dates may have moved. */
function Refresh({ uid }: { readonly uid: string | undefined }) {
  const text = useText();
  const isOnline = useOnline();
  const refresh = useCallback(() => refreshDetails(toSavedRows(readSaves(), uid, new Date())), [uid]);
  const { failed, retry } = useLoaded(refresh, isOnline);
  if (isOnline) return failed ? <LoadError error={{ code: 'unavailable' }} onRetry={retry} /> : null;
  return (
    <p role="status" className={styles['note']}>
      {text('saved.offline')}
    </p>
  );
}

function NothingSaved() {
  const text = useText();
  // Write the stored value again, because this fails only if the browser blocks storage.
  const isBlocked = !deviceStorage.write(savesKey, deviceStorage.read(savesKey));
  return (
    <Empty title={text(isBlocked ? 'saved.blocked' : 'saved.none')}>
      <p>{text(isBlocked ? 'saved.blocked.why' : 'saved.none.why')}</p>
      <ul className={styles['ways']}>
        {kindNames.map((kind) => (
          <li key={kind}>
            <Link className={styles['way']} to={listPath(kind)}>
              {text(`kind.${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Empty>
  );
}
