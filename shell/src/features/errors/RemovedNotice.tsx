import { formerMemberName } from '@adp/shared-data/member';
import { formatDay, isolate } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useText } from '../../text';
import styles from './StatusPage.module.css';

export { default as texts } from '../../messages/removed-en.json';

export function RemovedNotice({ removal }: { removal: unknown }) {
  const text = useText();
  const { isProfile, removedAt, publishedAt, title, authorName, reason } = readRemoval(removal);
  const author = isolate(authorName === formerMemberName ? text('removed.former') : (authorName ?? ''));
  const since = isProfile ? 'removed.profile.since' : 'removed.since';
  const why = isProfile ? 'removed.profile.reason' : 'removed.reason';
  return (
    <>
      <p className={styles['description']}>
        {removedAt ? text(since, { day: formatDay(removedAt) }) : text('removed.some')}
      </p>
      {title ? (
        <p className={styles['help']}>
          <cite dir="auto">{title}</cite>
          <br />
          <span>
            {authorName && publishedAt
              ? text('removed.by', { author, day: formatDay(publishedAt) })
              : authorName && text('removed.byAuthor', { author })}
          </span>
        </p>
      ) : null}
      {reason ? (
        <>
          <h2 className={styles['detail']}>{text(why)}</h2>
          <p className={styles['description']} dir="auto">
            {reason}
          </p>
          <p className={styles['help']}>
            {isProfile ? (
              text('removed.profile.appeal')
            ) : (
              <>
                <span>{`${text('removed.appeal')} `}</span>
                <Link to={paths.work}>{text('removed.appeal.where')}</Link>
              </>
            )}
          </p>
        </>
      ) : null}
      <p className={styles['help']}>{text(reason ? 'removed.nextAfterReason' : 'removed.next')}</p>
    </>
  );
}

interface Removal {
  readonly isProfile: boolean;
  readonly removedAt?: Date | undefined;
  readonly publishedAt?: Date | undefined;
  readonly title?: string | undefined;
  readonly authorName?: string | undefined;
  readonly reason?: string | undefined;
}

/** Parses an app's description of a removal. Ignores invalid fields, because any build of the app may have sent it. */
function readRemoval(removal: unknown): Removal {
  const { kind, removedAt, publishedAt, title, authorName, reason } = (removal ?? {}) as Readonly<
    Record<string, unknown>
  >;
  return {
    isProfile: kind === 'profile',
    removedAt: toDate(removedAt),
    publishedAt: toDate(publishedAt),
    title: toText(title),
    authorName: toText(authorName),
    reason: toText(reason),
  };
}

function toDate(value: unknown): Date | undefined {
  const date = new Date(String(value));
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
