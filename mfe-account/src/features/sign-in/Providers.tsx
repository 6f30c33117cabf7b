import type { Recovery } from '@adp/shared-auth/errors';
import { Button } from '@adp/shared-ui';
import { useState } from 'react';
import { providerIds, type ProviderId } from '../../lib/signInMethods';
import type { IdentityAction } from '../../lib/useIdentityAction';
import { useSignIn } from '../../lib/useSignIn';
import { useText } from '../../text';
import styles from './Providers.module.css';

/** Signs in with a provider in a pop-up. `retry` repeats the last attempt with a redirect. */
export function useProviders(action: IdentityAction) {
  const [last, setLast] = useState<ProviderId>('google.com');
  const signIn = useSignIn(action);
  // Do not await anything before opening the pop-up, because browsers open pop-ups only directly after a click.
  const start = (id: ProviderId, how: 'popup' | 'redirect' = 'popup') => {
    setLast(id);
    void signIn((identity) => identity.signInWithProvider(id, how));
  };
  return { start, retry: (recovery: Recovery) => recovery === 'redirect' && start(last, 'redirect') };
}

export function Providers({ disabled, onStart }: { disabled: boolean; onStart: (id: ProviderId) => void }) {
  const text = useText();
  return (
    <ul className={styles['providers']}>
      {providerIds.map((id) => (
        <li key={id}>
          <Button secondary disabled={disabled} onClick={() => onStart(id)}>
            {text('provider.continue', { name: text(`provider.${id}`) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
