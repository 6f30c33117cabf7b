import { currentLocale } from '@adp/shared-ui';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { FormValues } from '../../lib/forms/FormValues';
import { getText } from '../../lib/forms/toFormValues';
import type { Kind } from '../../lib/kinds';
import { itemPath } from '../../paths';
import { useText } from '../../text';
import type { SimilarTitle } from './findSimilarTitles';
import styles from './Write.module.css';

/** Delay from the last keystroke to the search, in milliseconds. */
const PAUSE = 1_000;
/** The minimum length of a title. Shorter titles have too many matches. */
const LEAST = 8;

/** Shows published items with a similar title, so that members do not write duplicates. */
export function TitleHint({ kind, itemId }: { kind: Kind; itemId: string }) {
  const text = useText();
  const title = getText(useWatch<FormValues>({ name: 'title' })).trim();
  const [result, setResult] = useState<{ readonly title: string; readonly alike: readonly SimilarTitle[] }>();
  useEffect(() => {
    if (title.length < LEAST) return undefined;
    let current = true;
    const clock = setTimeout(() => {
      import(/* webpackChunkName: "write-alike" */ './findSimilarTitles')
        .then(({ findSimilarTitles }) => findSimilarTitles({ title, kind, itemId, locale: currentLocale() }))
        .then(
          (alike) => current && setResult({ title, alike }),
          // The form works offline, so a failed search is not an error.
          () => undefined,
        );
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(clock);
    };
  }, [title, kind, itemId]);
  const alike = result?.title === title ? result.alike : [];
  return (
    <div role="status">
      {alike.length > 0 ? (
        <div className={styles['note']}>
          <p>{text('write.similar', { count: alike.length })}</p>
          <ul>
            {alike.map(({ id, title: similarTitle }) => (
              <li key={id}>
                <Link className={styles['link']} to={itemPath(kind, id)} target="_blank" rel="noopener" dir="auto">
                  {similarTitle}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
