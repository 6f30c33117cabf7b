import { currentLocale } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { drafts } from '../../lib/drafts/drafts';
import type { Draft } from '../../lib/drafts/Draft';
import { getText } from '../../lib/forms/toFormValues';
import { editPath, paths, writePath } from '../../paths';
import { useText } from '../../text';
import styles from './Write.module.css';

/** The number of drafts shown; the page of the member's content has all. */
const MOST = 3;
/** In milliseconds. */
const PAUSE = 2_000;

/** Other texts of this kind, or other changes of this item, that were begun on this device. */
export function OtherDrafts({ draft, uid }: { draft: Draft; uid: string | null }) {
  const text = useText();
  const locale = currentLocale();
  const others = useOthers(draft, uid);
  if (others.length === 0) return null;
  return (
    <section className={styles['others']} aria-labelledby="others">
      <h2 id="others" className={styles['noteTitle']}>
        {text('write.others', { count: others.length })}
      </h2>
      <ul>
        {others.slice(0, MOST).map((other) => (
          <li key={other.key} className={styles['other']}>
            <Link
              className={styles['link']}
              dir="auto"
              to={
                other.base === null ? writePath(other.kind, other.key) : editPath(other.kind, other.itemId, other.key)
              }
            >
              {getText(other.values['title']).trim() || text('write.untitled')}
            </Link>
            <time className={styles['time']} dateTime={new Date(other.savedAt).toISOString()}>
              {formatDateTime(new Date(other.savedAt), locale)}
            </time>
          </li>
        ))}
      </ul>
      {others.length > MOST ? (
        <Link className={styles['link']} to={paths.work}>
          {text('write.others.all', { count: others.length })}
        </Link>
      ) : null}
    </section>
  );
}

function useOthers({ key, kind, itemId, base }: Draft, uid: string | null): readonly Draft[] {
  const [others, setOthers] = useState<readonly Draft[]>([]);
  const change = base !== null;
  useEffect(() => {
    let current = true;
    let clock: ReturnType<typeof setTimeout> | undefined;
    const read = () =>
      void drafts.list().then((all) => {
        if (!current) return;
        const same = all.filter(
          (one) =>
            one.key !== key &&
            one.kind === kind &&
            (one.owner === null || one.owner === uid) &&
            (change ? one.itemId === itemId : one.base === null),
        );
        setOthers((before) => (toKeys(before) === toKeys(same) ? before : same));
      });
    read();
    // Every save of this form notifies, too: read once there is a pause.
    const stop = drafts.subscribe(() => {
      clearTimeout(clock);
      clock = setTimeout(read, PAUSE);
    });
    return () => {
      current = false;
      clearTimeout(clock);
      stop();
    };
  }, [key, kind, itemId, change, uid]);
  return others;
}

function toKeys(all: readonly Draft[]): string {
  return all.map(({ key, rev }) => `${key} ${rev}`).join();
}
