import type { ItemInReview } from '@adp/shared-data/review';
import { formatDateTime } from '@adp/shared-ui/format';
import { SelectField } from '@adp/shared-ui/forms';
import { useState } from 'react';
import { useGetVersionQuery, useGetVersionsQuery } from '../../store/adminApi';
import { isMessageId, useText } from '../../text';
import list from '../../components/List.module.css';
import styles from './Item.module.css';
import { ItemView } from './ItemView';

export function Sides({ reviewed: { item, state, revision, publishedBefore } }: { readonly reviewed: ItemInReview }) {
  const text = useText();
  const { kind, id } = item;
  const [chosen, setChosen] = useState('');
  const { data: versions = [] } = useGetVersionsQuery({ kind, id });
  const { data: version, isFetching } = useGetVersionQuery(
    { kind, id, revision: Number(chosen) },
    { skip: chosen === '' },
  );
  const earlier = versions.filter((each) => each.revision < revision);
  const comparedWith = chosen === '' ? publishedBefore : isFetching ? undefined : (version ?? undefined);
  const toState = (name: string) => (isMessageId(`state.${name}`) ? text(`state.${name as 'draft'}`) : name);
  const heading = chosen === '' ? text('item.before') : text('item.version', { revision: chosen });
  return (
    <>
      {earlier.length > 0 ? (
        <div className={list['form']}>
          <SelectField
            id="compare"
            label={text('item.compare')}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{text(publishedBefore ? 'item.before' : 'item.compare.none')}</option>
            {earlier.map((entry) => (
              <option key={entry.revision} value={entry.revision}>
                {text('item.version.entry', {
                  revision: String(entry.revision),
                  state: toState(entry.state),
                  time: formatDateTime(entry.savedAt),
                })}
              </option>
            ))}
          </SelectField>
          {chosen !== '' && version === null ? <p role="alert">{text('item.version.unreadable')}</p> : null}
        </div>
      ) : null}
      <div className={styles['sides']} aria-busy={isFetching}>
        <ItemView heading={text('item.now', { state: toState(state) })} item={item} comparedWith={comparedWith} />
        {comparedWith ? <ItemView heading={heading} item={comparedWith} comparedWith={item} isOlder /> : null}
      </div>
    </>
  );
}
