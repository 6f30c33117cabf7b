import {
  isMemberKind,
  type ItemInReview,
  queueStates,
  type ContentKind,
  toCollection,
  toReviewedKind,
} from '@adp/shared-data/review';
import { formatDateTime, isolate } from '@adp/shared-ui/format';
import { Link, useParams } from 'react-router-dom';
import { toAppError } from '@adp/shared-auth/app-error';
import { AdminPage } from '../../components/AdminPage';
import { HandlingForm } from '../../components/HandlingForm';
import { HandlingWords } from '../../components/HandlingWords';
import { Failed, Nothing, OfflineNote, Rows } from '../../components/States';
import { formatAuthor } from '../../lib/formatAuthor';
import { paths, profilePath, publicPath } from '../../paths';
import { useGetItemQuery, useHandleItemMutation } from '../../store/adminApi';
import { isMessageId, useText } from '../../text';
import list from '../../components/List.module.css';
import { DecisionForm } from './DecisionForm';
import styles from './Item.module.css';
import { Sides } from './Sides';
import { Translations } from './Translations';
import { Signals } from './Signals';

export function ItemPage() {
  const text = useText();
  const { collection, id = '' } = useParams();
  const kind = toReviewedKind(collection);
  return (
    <AdminPage title={text('item.title')} needs="reviewer">
      {({ uid }) => (
        <>
          <p>
            <Link className={styles['link']} to={paths.queue}>
              {text('item.queue')}
            </Link>
          </p>
          {kind ? <ItemById key={`${kind}/${id}`} uid={uid} kind={kind} id={id} /> : <Missing />}
        </>
      )}
    </AdminPage>
  );
}

function ItemById({ uid, kind, id }: { readonly uid: string; readonly kind: ContentKind; readonly id: string }) {
  const text = useText();
  const { data, error, isFetching, refetch } = useGetItemQuery({ kind, id, uid });
  if (error && toAppError(error).code === 'unreadable') return <Nothing title={text('item.unreadable')} />;
  return (
    <>
      {error ? <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Rows /> : null}
      {data === null ? <Missing /> : null}
      {data ? <LoadedItem uid={uid} reviewed={data} /> : null}
    </>
  );
}

function Missing() {
  const text = useText();
  return (
    <Nothing title={text('item.missing')}>
      <p>{text('item.missing.why')}</p>
    </Nothing>
  );
}

interface LoadedItemProps {
  readonly uid: string;
  readonly reviewed: ItemInReview;
}

function LoadedItem({ uid, reviewed }: LoadedItemProps) {
  return (
    <>
      <OfflineNote />
      <Record reviewed={reviewed} />
      <Signals reviewed={reviewed} />
      {reviewed.handling ? <ItemHandling uid={uid} reviewed={reviewed} /> : null}
      <Sides reviewed={reviewed} />
      <Translations translations={reviewed.translations} />
      <DecisionForm uid={uid} reviewed={reviewed} />
    </>
  );
}

function ItemHandling({ uid, reviewed: { item, state, handling = {} } }: LoadedItemProps) {
  const text = useText();
  const [handle, progress] = useHandleItemMutation();
  const { kind, id, authorUid } = item;
  if (!isMemberKind(kind) || !queueStates.some((each) => each === state))
    return <HandlingWords uid={uid} handling={handling} />;
  return (
    <section className={styles['decision']} aria-labelledby="handling">
      <h2 id="handling">{text('handling.title')}</h2>
      <HandlingWords uid={uid} handling={handling} />
      <HandlingForm
        id={id}
        uid={uid}
        handling={handling}
        state={progress}
        onHandle={(change) => handle({ item: { kind, id, authorUid }, ...change })}
      />
    </section>
  );
}

function Record({ reviewed: { item, state, revision, lastDecision } }: { readonly reviewed: ItemInReview }) {
  const text = useText();
  const author = formatAuthor(item.authorName, text);
  return (
    <div className={styles['record']}>
      <p>{text(`kind.${item.kind}`)}</p>
      <p>
        <Link className={styles['link']} to={profilePath(item.authorUsername)}>
          {text('item.author', { author })}
        </Link>
      </p>
      <p className={list['quiet']}>{text('item.submitted', { time: formatDateTime(item.updatedAt), revision })}</p>
      {lastDecision ? (
        <p className={`${list['quiet']} ${list['written']}`}>
          {text('item.last', {
            state: isMessageId(`state.${lastDecision.state}`) ? text(`state.${lastDecision.state as 'draft'}`) : '',
            time: formatDateTime(lastDecision.at),
            reason: isolate(lastDecision.reason ?? ''),
          })}
        </p>
      ) : null}
      {state === 'published' ? (
        <p>
          <Link className={styles['link']} to={publicPath(toCollection(item.kind), item.id)}>
            {text('item.public')}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
