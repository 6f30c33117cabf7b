import { Later, useDataSaver, useNear, useOnline, useReload } from '@adp/shared-ui';
import { useMemo, useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { LoadedItems } from '../../api/loadProgrammeItems';
import { PartError } from '../../components/PartError';
import { useText } from '../../text';
import styles from './Download.module.css';
import { PackRow } from './PackRow';
import { toPacks } from './toPacks';
import { usePageSaver, useSizes } from './usePageSaver';

/** The packs of programmes, which the shell saves on this device. */
export function Packs() {
  const text = useText();
  const { value } = useLoaderData<{ readonly value: LoadedItems | Promise<LoadedItems> }>();
  const { isReloading, reload } = useReload();
  return (
    <>
      <p className={styles['noScript']}>{text('download.packs.noScript')}</p>
      <Later value={value} fallback={<p role="status">{text('siteItems.loading')}</p>}>
        {({ answer, error }) => (
          <>
            {error && !answer ? (
              <PartError code={error} title={text('download.packs.error')} isFetching={isReloading} onRetry={reload} />
            ) : null}
            <PackRows items={answer} />
          </>
        )}
      </Later>
    </>
  );
}

function PackRows({ items }: { readonly items: LoadedItems['answer'] }) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const packs = useMemo(() => toPacks(items, text), [items, text]);
  const isOnline = useOnline();
  const savesData = useDataSaver();
  const isNear = useNear(list);
  const saving = usePageSaver();
  const { saver, state } = saving;
  const sizes = useSizes(saving, packs, isNear && isOnline && !savesData);
  const note = () => {
    if (saver === null) return text('download.packs.unsupported');
    if (!isOnline) return text('download.packs.offline');
    return text(savesData ? 'download.packs.dataSaver' : 'download.packs.sizes');
  };
  return (
    <>
      <ul ref={list} className={styles['rows']}>
        {packs.map((pack, index) => (
          <PackRow
            key={pack.name}
            pack={pack}
            size={sizes[index]}
            saver={saver}
            state={state}
            canSave={isOnline && state.saved !== undefined && state.saving === undefined}
          />
        ))}
      </ul>
      <p className={styles['note']} role="status">
        {note()}
      </p>
      {saver ? (
        <p>
          <a className={styles['file']} href="#offline">
            {text('download.packs.all')}
          </a>
        </p>
      ) : null}
    </>
  );
}
