import { currentLocale } from '@adp/shared-ui';
import type { Source } from '@adp/shared-data/programme-page';
import { formatDate } from '../lib/formatDate';
import { useText } from '../text';
import { useCopy } from './CopyContext';
import { useSources } from './SourcesContext';
import styles from './SourceList.module.css';

/** Returns the id of a source's entry in the list. */
export const sourceId = (number: number) => `source-${number}`;

export function SourceList() {
  const text = useText();
  const numbered = [...useSources().values()];
  const days = numbered.map(({ source }) => source.checkedOn).sort();
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  const day = (date: string) => formatDate(date, currentLocale());
  return (
    <>
      <p className={styles['count']}>
        {first === last
          ? text('programme.sources.count', { count: numbered.length, date: day(last) })
          : text('programme.sources.between', { count: numbered.length, first: day(first), last: day(last) })}
      </p>
      <ol className={styles['list']}>
        {numbered.map(({ id, number, source }) => (
          <li key={id} id={sourceId(number)} className={styles['entry']}>
            <span className={styles['number']} aria-hidden="true">
              {number}
            </span>
            <SourceDetails source={source} />
          </li>
        ))}
      </ol>
    </>
  );
}

function SourceDetails({ source }: { source: Source }) {
  const text = useText();
  const copy = useCopy();
  return (
    <div className={styles['details']}>
      {source.url ? (
        <a className={styles['link']} href={source.url} rel="noopener" {...copy}>
          {source.title}
        </a>
      ) : (
        <span className={styles['title']} {...copy}>
          {source.title}
        </span>
      )}
      <span className={styles['meta']}>
        <span translate="no">{source.publisher}</span>
        <span>{text('source.checked', { date: formatDate(source.checkedOn, currentLocale()) })}</span>
      </span>
      {source.url ? null : (
        <span className={styles['unlinked']}>
          <span>{`${text('source.noAddress')} `}</span>
          {source.home ? (
            <a className={styles['link']} href={source.home} rel="noopener">
              {text('source.home', { publisher: source.publisher })}
            </a>
          ) : null}
        </span>
      )}
    </div>
  );
}
