import { currentLocale } from '@adp/shared-ui';
import type { Publication } from '@adp/shared-data/programme-page';
import { useCopy } from '../../components/CopyContext';
import { SourceMarks } from '../../components/SourceMarks';
import { formatDate } from '../../lib/formatDate';
import { useText } from '../../text';
import styles from './Publications.module.css';

export function Publications({ publications }: { publications: readonly Publication[] }) {
  const text = useText();
  const copy = useCopy();
  const languages = new Intl.ListFormat(currentLocale(), { type: 'conjunction' });
  return (
    <ul className={styles['ledger']}>
      {publications.map((publication, index) => (
        <li key={index} className={styles['entry']}>
          {publication.date ? (
            <time className={styles['date']} dateTime={publication.date}>
              {formatDate(publication.date, currentLocale())}
            </time>
          ) : (
            <span className={styles['date']}>{text('publication.undated')}</span>
          )}
          <div>
            <p {...copy}>
              <cite className={styles['title']}>{publication.title}</cite>
            </p>
            {publication.languages ? (
              <p className={styles['meta']}>
                {languages.format(publication.languages.map((language) => text(`publication.language.${language}`)))}
              </p>
            ) : null}
            {publication.note ? (
              <p className={styles['meta']} {...copy}>
                {publication.note}
              </p>
            ) : null}
            <p {...copy}>
              <SourceMarks ids={publication.sources} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
