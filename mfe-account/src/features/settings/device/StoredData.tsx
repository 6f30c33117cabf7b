import { Button } from '@adp/shared-ui';
import { ConfirmDialog } from '@adp/shared-ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { RowsSkeleton } from '../../../components/RowsSkeleton';
import { formatBytes } from '../format';
import { useText } from '../../../text';
import styles from '../Settings.module.css';
import type { ClearedGroup, StoredPart } from './deviceStorage';

/** What was found on the device. */
export interface Stored {
  /** Undefined where the browser forbids storage. */
  readonly parts: readonly StoredPart[] | undefined;
}

interface StoredDataProps {
  /** Undefined until it has been read. */
  readonly stored: Stored | undefined;
  readonly onClear: (group: ClearedGroup) => void;
}

/** What the site stores on this device, in plain words, and the way to clear it. */
export function StoredData({ stored, onClear }: StoredDataProps) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const [clears, setClears] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with its group.
  useEffect(() => {
    if (clears > 0) heading.current?.focus();
  }, [clears]);
  const clear: StoredDataProps['onClear'] = (group) => {
    setAsking(false);
    setClears(clears + 1);
    onClear(group);
  };
  return (
    <div className={styles['part']}>
      <h3 ref={heading} tabIndex={-1}>
        {text('settings.device.stored')}
      </h3>
      {stored ? (
        // What was typed and not saved is nowhere else.
        <Parts {...stored} onClear={(group) => (group === 'drafts' ? setAsking(true) : clear(group))} />
      ) : (
        <RowsSkeleton rows={2} />
      )}
      {asking ? (
        <ConfirmDialog
          title={text('settings.device.clearDrafts')}
          description={text('settings.device.clearDrafts.why')}
          confirmLabel={text('settings.device.clearDrafts.yes')}
          cancelLabel={text('settings.cancel')}
          onCancel={() => setAsking(false)}
          onConfirm={() => clear('drafts')}
        />
      ) : null}
    </div>
  );
}

interface PartsProps extends Stored {
  readonly onClear: StoredDataProps['onClear'];
}

function Parts({ parts, onClear }: PartsProps) {
  const text = useText();
  if (!parts?.length)
    return <p className={styles['text']}>{text(parts ? 'settings.device.none' : 'settings.device.forbidden')}</p>;
  return (
    <ul className={styles['rows']}>
      {parts.map((part) => (
        <Part key={part.group} part={part} onClear={onClear} />
      ))}
    </ul>
  );
}

interface PartProps {
  readonly part: StoredPart;
  readonly onClear: StoredDataProps['onClear'];
}

function Part({ part: { group, count, bytes }, onClear }: PartProps) {
  const text = useText();
  const name = text(`settings.device.${group}`);
  return (
    <li className={styles['row']}>
      <div className={styles['about']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['detail']}>{text(`settings.device.${group}.why`)}</p>
        <p className={styles['detail']}>{text('settings.device.size', { count, size: formatBytes(bytes) })}</p>
      </div>
      {group === 'session' ? null : group === 'offline' ? (
        // The shell opens its list at this place of every page.
        <a className={styles['link']} href="#offline">
          {text('settings.device.offline.open')}
        </a>
      ) : (
        <Button secondary onClick={() => onClear(group)}>
          {text('settings.device.clear', { group: name })}
        </Button>
      )}
    </li>
  );
}
