import { useStored } from '@adp/shared-ui';
import { formatDay, isolate } from '@adp/shared-ui/format';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { LoadError } from '../../components/LoadError';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { openPublished, published, publishedKinds, type PublishedItem, type PublishedKind } from './publishedStore';
import { authorListPath, itemPath } from '../../paths';
import { useText } from '../../text';
import styles from './Published.module.css';

/** What a member has published: a section for each kind of which there is something. */
export function Published({ uid, username, name }: { uid: string; username: string; name: string }) {
  const text = useText();
  const known = useStored(published, uid) ?? {};
  useEffect(() => void openPublished(uid), [uid]);
  const states = publishedKinds.map((kind) => ({ kind, state: known[kind] }));
  const first = states.findIndex(({ state }) => state?.items === undefined && state?.error === undefined);
  // One section after the other, so that none moves those below it when it comes.
  const settled = first === -1 ? states : states.slice(0, first);
  const some = settled.filter(({ state }) => state?.items && state.items.length > 0);
  const error = states.find(({ state }) => state?.error !== undefined)?.state?.error;
  return (
    <section className={styles['published']} aria-busy={first !== -1}>
      <h2>{text('profile.published')}</h2>
      {some.map(({ kind, state }) => (
        <OfKind key={kind} kind={kind} items={state?.items ?? []} {...{ username, name }} />
      ))}
      {first === -1 ? null : <RowsSkeleton rows={2} />}
      {first === -1 && some.length === 0 && !error ? (
        <div className={styles['nothing']}>
          <p className={styles['nothingTitle']}>{text('profile.nothing')}</p>
          <p>{text('profile.nothing.why', { name: isolate(name) })}</p>
        </div>
      ) : null}
      {first === -1 && error ? (
        <LoadError
          error={error}
          isFetching={states.some(({ state }) => state?.isFetching)}
          onRetry={() => void openPublished(uid)}
        />
      ) : null}
    </section>
  );
}

interface OfKindProps {
  readonly kind: PublishedKind;
  readonly items: readonly PublishedItem[];
  readonly username: string;
  readonly name: string;
}

function OfKind({ kind, items, username, name }: OfKindProps) {
  const text = useText();
  const id = `published-${kind}`;
  return (
    <section className={styles['kind']}>
      <h3 id={id}>{text(`kind.${kind}`)}</h3>
      <ul aria-labelledby={id}>
        {items.map((item) => (
          <li key={item.id} className={styles['item']}>
            <Link className={styles['title']} to={itemPath(kind, item.id)} lang={item.lang} dir="auto">
              {item.title}
            </Link>
            {item.day ? (
              <time className={styles['day']} dateTime={item.day.toISOString()}>
                {text(`profile.day.${item.dayIs}`, { day: formatDay(item.day, item.zone) })}
              </time>
            ) : null}
          </li>
        ))}
      </ul>
      <Link className={styles['all']} to={authorListPath(kind, username)}>
        {text(`profile.all.${kind}`, { name: isolate(name) })}
      </Link>
    </section>
  );
}
