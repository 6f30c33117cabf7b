import { currentLocale } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import type { Draft } from '../../lib/drafts/Draft';
import { useDrafts } from '../../lib/drafts/useDrafts';
import { getText } from '../../lib/forms/toFormValues';
import { editPath, paths, writePath } from '../../paths';
import { useText } from '../../text';
import styles from './Write.module.css';

/** The number of drafts to show. The "Your content" page lists all drafts. */
const MAX_SHOWN = 3;
/** Delay before reading the drafts again, in milliseconds. The delay is long, because each save of this form is also a change. */
const PAUSE = 2_000;

/** Links to other drafts on this device: of new items of the same kind, or of changes to the same item. */
export function OtherDrafts({ draft, uid }: { draft: Draft; uid: string | null }) {
  const text = useText();
  const locale = currentLocale();
  const { key, kind, itemId, base } = draft;
  const others = (useDrafts(PAUSE) ?? []).filter(
    (saved) =>
      saved.key !== key &&
      saved.kind === kind &&
      (saved.owner === null || saved.owner === uid) &&
      (base === null ? saved.base === null : saved.itemId === itemId),
  );
  if (others.length === 0) return null;
  return (
    <section className={styles['others']} aria-labelledby="others">
      <h2 id="others" className={styles['noteTitle']}>
        {text('write.others', { count: others.length })}
      </h2>
      <ul>
        {others.slice(0, MAX_SHOWN).map((saved) => (
          <li key={saved.key} className={styles['other']}>
            <Link
              className={styles['link']}
              dir="auto"
              to={
                saved.base === null ? writePath(saved.kind, saved.key) : editPath(saved.kind, saved.itemId, saved.key)
              }
            >
              {getText(saved.values['title']).trim() || text('write.untitled')}
            </Link>
            <time className={styles['time']} dateTime={new Date(saved.savedAt).toISOString()}>
              {formatDateTime(new Date(saved.savedAt), locale)}
            </time>
          </li>
        ))}
      </ul>
      {others.length > MAX_SHOWN ? (
        <Link className={styles['link']} to={paths.work}>
          {text('write.others.all', { count: others.length })}
        </Link>
      ) : null}
    </section>
  );
}
