import { useLoaded } from '@adp/shared-ui';
import { Disclosure } from '@adp/shared-ui/share';
import { useState, type ReactNode } from 'react';
import { addTexts, useText } from '../../text';
import { LoadError } from '../states/LoadError';
import type * as panelsModule from './panels';

/** What the actions of an item are made of, once it is loaded. */
export type Panels = typeof panelsModule;

async function loadPanels(): Promise<Panels> {
  const panels = await import(/* webpackChunkName: "actions" */ './panels');
  await addTexts(panels.texts);
  return panels;
}

/** One thing that a reader can do with an item. Who does not do it does not download it. */
export function ItemAction({ title, panel }: { title: string; panel: (panels: Panels) => ReactNode }) {
  const text = useText();
  const [opened, setOpened] = useState(false);
  const { part, failed, retry } = useLoaded(loadPanels, opened);
  return (
    <Disclosure title={title} group="item-actions" onOpen={() => setOpened(true)}>
      {failed ? <LoadError code="unavailable" stale isFetching={false} onRetry={retry} /> : null}
      {opened && !part && !failed ? <p role="status">{text('list.loading')}</p> : null}
      {part && opened ? panel(part) : null}
    </Disclosure>
  );
}
