import { Button } from '@adp/shared-ui';
import { FieldError, HiddenStatus, useFocusAfterRender } from '@adp/shared-ui/forms';
import { useState, type ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useText } from '../../text';
import type { ListField } from './contentFields';
import { createEntry } from './contentForm';
import styles from './Editor.module.css';
import { useErrorText } from './useErrorText';

interface EntryListProps {
  readonly field: ListField;
  readonly at: string;
  readonly level: 2 | 3 | 4;
  readonly children: (at: string, level: 3 | 4) => ReactNode;
}

export function EntryList({ field, at, level, children }: EntryListProps) {
  const text = useText();
  const { control } = useFormContext();
  const { fields: entries, append, move, remove } = useFieldArray({ control, name: at, keyName: 'key' });
  const [status, setStatus] = useState('');
  const focusAfterRender = useFocusAfterRender();
  const error = useErrorText(at);
  const Heading = `h${level}` as const;
  const addId = `${at}-add`;
  const toActionId = (action: Action, index: number) => `${at}.${index}-${action}`;
  const toName = (index: number) => text(`edit.entry.${field.name}`, { number: String(index + 1) });

  const moveTo = (index: number, newIndex: number, action: 'up' | 'down') => {
    move(index, newIndex);
    setStatus(text('edit.moved', { name: toName(index), position: String(newIndex + 1) }));
    const isAtEnd = newIndex === (action === 'up' ? 0 : entries.length - 1);
    // At either end of the list, the pressed button becomes disabled, so focus the opposite button.
    focusAfterRender(toActionId(isAtEnd ? (action === 'up' ? 'down' : 'up') : action, newIndex));
  };
  const removeEntry = (index: number) => {
    remove(index);
    setStatus(text('edit.removed', { name: toName(index) }));
    focusAfterRender(index < entries.length - 1 ? toActionId('remove', index) : addId);
  };
  return (
    <div role="group" className={styles['list']} aria-labelledby={`${at}-title`}>
      <Heading id={`${at}-title`} className={styles['listTitle']}>
        {text(`edit.list.${field.name}`)}
      </Heading>
      <div id={at} tabIndex={-1}>
        <FieldError>{error}</FieldError>
      </div>
      <ol className={styles['entries']}>
        {entries.map((entry, index) => (
          <li key={entry['key']}>
            <fieldset className={styles['entry']}>
              <legend className={styles['legend']}>{toName(index)}</legend>
              {children(`${at}.${index}.`, level < 4 ? ((level + 1) as 3 | 4) : 4)}
              <div className={styles['actions']}>
                {actions.map((action) => (
                  <button
                    key={action}
                    id={toActionId(action, index)}
                    type="button"
                    className={styles['action']}
                    disabled={action === 'up' ? index === 0 : action === 'down' && index === entries.length - 1}
                    aria-label={text(`edit.${action}.label`, { name: toName(index) })}
                    onClick={() => {
                      if (action === 'remove') removeEntry(index);
                      else moveTo(index, action === 'up' ? index - 1 : index + 1, action);
                    }}
                  >
                    {text(`edit.${action}`)}
                  </button>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <div>
        <Button
          secondary
          id={addId}
          disabled={entries.length >= field.max}
          onClick={() => {
            append(createEntry(field), { shouldFocus: false });
            const [first] = field.fields;
            if (first) focusAfterRender(`${at}.${entries.length}.${first.name}`);
          }}
        >
          {text(`edit.add.${field.name}`)}
        </Button>
      </div>
      <HiddenStatus>{status}</HiddenStatus>
    </div>
  );
}

const actions = ['up', 'down', 'remove'] as const;
type Action = (typeof actions)[number];
