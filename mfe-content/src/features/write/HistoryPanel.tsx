import { Button, useLoaded } from '@adp/shared-ui';
import { useState, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadError } from '../../components/states/LoadError';
import { historyHash } from '../../paths';
import { useText } from '../../text';
import type { History } from './History';

const loadHistory = async () => (await import(/* webpackChunkName: "write-history" */ './History')).prepareHistory();

export function HistoryPanel(props: ComponentProps<typeof History>) {
  const text = useText();
  const { hash } = useLocation();
  const [isShown, setShown] = useState(hash === historyHash);
  const { part, failed, retry } = useLoaded(loadHistory, isShown);
  if (part && isShown) return <part.History {...props} />;
  if (failed) return <LoadError code="unavailable" what="part" onRetry={retry} />;
  return (
    <div>
      <Button secondary disabled={isShown} onClick={() => setShown(true)}>
        {text('write.history.show')}
      </Button>
    </div>
  );
}
