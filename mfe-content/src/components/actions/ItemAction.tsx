import { useLoaded } from '@adp/shared-ui';
import { Disclosure } from '@adp/shared-ui/share';
import { useState, type ReactNode } from 'react';
import { addTexts, useText } from '../../text';
import { LoadError } from '../states/LoadError';
import styles from './Actions.module.css';
import type * as panelsModule from './panels';

export type Panels = typeof panelsModule;

async function loadPanels(): Promise<Panels> {
  const panels = await import(/* webpackChunkName: "actions" */ './panels');
  await addTexts(panels.texts);
  return panels;
}

export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={styles['bar']}>{children}</div>;
}

/** An action on an item. Its code loads when the reader opens the action. */
export function ItemAction({ title, panel }: { title: string; panel: (panels: Panels) => ReactNode }) {
  const text = useText();
  const [opened, setOpened] = useState(false);
  const { part, failed, retry } = useLoaded(loadPanels, opened);
  return (
    <Disclosure title={title} group="item-actions" onOpen={() => setOpened(true)}>
      {failed ? <LoadError code="unavailable" what="part" onRetry={retry} /> : null}
      {opened && !part && !failed ? <p role="status">{text('list.loading')}</p> : null}
      {part && opened ? panel(part) : null}
    </Disclosure>
  );
}
