import { Button } from '@adp/shared-ui';
import { ConfirmDialog } from '@adp/shared-ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import form from '../../../components/Form.module.css';
import { RowsSkeleton } from '../../../components/RowsSkeleton';
import { paths } from '../../../paths';
import { formatBytes } from '../format';
import { useText } from '../../../text';
import styles from '../Settings.module.css';
import type { ClearedGroup, StoredPart } from './deviceStorage';

export interface Stored {
  readonly parts: readonly StoredPart[] | undefined;
}

interface StoredDataProps {
  readonly stored: Stored | undefined;
  readonly onClear: (group: ClearedGroup) => void;
}

export function StoredData({ stored, onClear }: StoredDataProps) {
  const text = useText();
  const [isConfirming, setIsConfirming] = useState(false);
  const [clears, setClears] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears with its group, so move focus.
  useEffect(() => {
    if (clears > 0) heading.current?.focus();
  }, [clears]);
  const clear: StoredDataProps['onClear'] = (group) => {
    setIsConfirming(false);
    setClears(clears + 1);
    onClear(group);
  };
  return (
    <div className={styles['part']}>
      <h3 ref={heading} tabIndex={-1}>
        {text('settings.device.stored')}
      </h3>
      {stored ? (
        // Ask for confirmation, because drafts exist nowhere else.
        <Parts {...stored} onClear={(group) => (group === 'drafts' ? setIsConfirming(true) : clear(group))} />
      ) : (
        <RowsSkeleton rows={2} />
      )}
      {isConfirming ? (
        <ConfirmDialog
          title={text('settings.device.clearDrafts')}
          description={text('settings.device.clearDrafts.why')}
          confirmLabel={text('settings.device.clearDrafts.yes')}
          cancelLabel={text('settings.cancel')}
          onCancel={() => setIsConfirming(false)}
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
      {group === 'session' ? null : group === 'saves' ? (
        <Link className={form['link']} to={paths.saved}>
          {text('settings.device.saves.open')}
        </Link>
      ) : group === 'offline' ? (
        // The hash `#offline` opens the shell's list of saved content on every page.
        <a className={form['link']} href="#offline">
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
