import { Button } from '@adp/shared-ui';
import { Dialog, DialogButtons } from '@adp/shared-ui/dialog';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import list from '../../components/List.module.css';
import { useText } from '../../text';
import styles from './Queue.module.css';
import { type RowCommand, rowCommands, toRowCommand } from './toRowCommand';

interface RowShortcutsProps {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A list whose rows begin with a link, with keyboard shortcuts. They work only while focus is in the list (WCAG 2.1.4),
 * so that they never interfere with fields or assistive technology elsewhere on the page.
 */
export function RowShortcuts({ label, children }: RowShortcutsProps) {
  const text = useText();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const command = toRowCommand(event);
    if (!command) return;
    event.preventDefault();
    if (command === 'help') setIsHelpOpen(true);
    else runCommand(command, event);
  };
  return (
    <>
      <p className={styles['keys']}>
        <button type="button" className={styles['keysButton']} onClick={() => setIsHelpOpen(true)}>
          {text('queue.keys')}
        </button>
      </p>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- its rows bubble their keys to it */}
      <ul className={list['list']} aria-label={label} onKeyDown={onKeyDown}>
        {children}
      </ul>
      {isHelpOpen ? <Help onClose={() => setIsHelpOpen(false)} /> : null}
    </>
  );
}

function runCommand(command: Exclude<RowCommand, 'help'>, { currentTarget, target }: KeyboardEvent): void {
  const rows = [...currentTarget.children];
  const current = rows.findIndex((row) => target instanceof Node && row.contains(target));
  const step = { next: 1, previous: -1, open: 0 }[command];
  const link = rows[current + step]?.querySelector('a');
  if (command === 'open') link?.click();
  else link?.focus();
}

function Help({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('queue.keys')} onClose={onClose}>
      <p>{text('queue.keys.why')}</p>
      <dl className={styles['keyList']}>
        {Object.entries(rowCommands).map(([command, key]) => (
          <div key={command}>
            <dt>
              <kbd translate="no">{key}</kbd>
            </dt>
            <dd>{text(`queue.keys.${command as RowCommand}`)}</dd>
          </div>
        ))}
      </dl>
      <DialogButtons>
        <Button secondary onClick={onClose}>
          {text('queue.keys.close')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
