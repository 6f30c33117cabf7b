import { FieldError } from '@adp/shared-ui/forms';
import type { ReactNode } from 'react';
import { useText } from '../../text';
import { AddEntry } from './AddEntry';
import type { ListField } from './contentFields';
import styles from './Editor.module.css';
import { EntryActions } from './EntryActions';
import { useEntries } from './useEntries';

interface EntryListProps {
  readonly field: ListField;
  readonly at: string;
  /** The level of the list's heading. A list of level 2 has the heading of its panel. */
  readonly level: 2 | 3 | 4;
  readonly children: (at: string, level: 3 | 4) => ReactNode;
}

export function EntryList({ field, at, level, children }: EntryListProps) {
  const text = useText();
  const list = useEntries(field, at);
  const Heading = `h${level}` as const;
  return (
    <div role="group" className={styles['list']} aria-labelledby={`${at}-title`}>
      {level === 2 ? null : (
        <Heading id={`${at}-title`} className={styles['listTitle']}>
          {text(`edit.list.${field.name}`)}
        </Heading>
      )}
      <div id={at} tabIndex={-1}>
        <FieldError>{list.error}</FieldError>
      </div>
      <ol className={styles['entries']}>
        {list.entries.map((entry, index) => (
          <li key={entry['key']}>
            <fieldset className={styles['entry']}>
              <legend className={styles['legend']}>{list.toName(index)}</legend>
              {children(`${at}.${index}.`, level < 4 ? ((level + 1) as 3 | 4) : 4)}
              <EntryActions list={list} index={index} />
            </fieldset>
          </li>
        ))}
      </ol>
      <AddEntry field={field} list={list} />
    </div>
  );
}
