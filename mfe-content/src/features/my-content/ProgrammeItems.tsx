import { Button } from '@adp/shared-ui';
import { isolate } from '@adp/shared-ui/format';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '../../components/states/ListSkeleton';
import { LoadError } from '../../components/states/LoadError';
import { editPath } from '../../paths';
import { useGetProgrammeItemsQuery } from '../../store/memberApi';
import { useText } from '../../text';
import styles from './MyContent.module.css';
import { PageSection } from './PageSection';
import row from './Row.module.css';

/** Private items that colleagues have recorded for an editor's programmes, with links to their forms. Loads on request. */
export function ProgrammeItems({ uid }: { uid: string }) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  const { data, error, isFetching, refetch } = useGetProgrammeItemsQuery(uid, { skip: !isShown });
  return (
    <PageSection title={text('myContent.programmes')} why={text('myContent.programmes.why')}>
      {isShown ? null : (
        <div className={styles['results']}>
          <Button secondary onClick={() => setShown(true)}>
            {text('myContent.programmes.show')}
          </Button>
        </div>
      )}
      {isFetching && !data ? <ListSkeleton rows={2} /> : null}
      {error && !isFetching ? (
        <LoadError
          code={'code' in error && error.code === 'offline' ? 'offline' : 'unavailable'}
          what="part"
          onRetry={() => void refetch()}
        />
      ) : null}
      {data?.length === 0 ? <p role="status">{text('myContent.programmes.none')}</p> : null}
      {data && data.length > 0 ? (
        <ul className={styles['rows']} aria-label={text('myContent.programmes')}>
          {data.map(({ id, title, lang, status, authorName }) => (
            <li key={id} className={row['row']}>
              <p className={row['label']}>
                <span className={row['status']} data-status={status}>
                  {text(`myContent.itemStatus.${status as 'archived'}`)}
                </span>
              </p>
              <div className={row['main']}>
                <h3 className={row['title']}>
                  <Link className={row['link']} to={editPath('knowledgeProduct', id)} lang={lang} dir="auto">
                    {title}
                  </Link>
                </h3>
                <p className={row['meta']}>{isolate(authorName)}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </PageSection>
  );
}
