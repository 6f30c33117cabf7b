import type { Recovery } from '@adp/shared-auth/errors';
import { Button } from '@adp/shared-ui';
import { useState } from 'react';
import type { IdentityAction } from '../../lib/signIn';
import type { ProviderId } from '../../lib/passwordRule';
import { useText } from '../../text';
import styles from './Providers.module.css';

const providers: readonly ProviderId[] = ['google.com', 'facebook.com', 'github.com', 'twitter.com'];

/** The four services; by a window of their own. `retry` does the last one again by leaving the page. */
export function useProviders(attempt: IdentityAction) {
  const [last, setLast] = useState<ProviderId>('google.com');
  const start = (id: ProviderId, how: 'popup' | 'redirect' = 'popup') => {
    setLast(id);
    void attempt.run((identity) => identity.signInWithProvider(id, how));
  };
  return { start, retry: (recovery: Recovery) => recovery === 'redirect' && start(last, 'redirect') };
}

export function Providers({ disabled: disabled, onStart }: { disabled: boolean; onStart: (id: ProviderId) => void }) {
  const text = useText();
  return (
    <ul className={styles['providers']}>
      {providers.map((id) => (
        <li key={id}>
          <Button quiet disabled={disabled} onClick={() => onStart(id)}>
            {text('provider.continue', { name: text(`provider.${id}`) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
