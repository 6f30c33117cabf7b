import { notify } from '@adp/app-contract';
import { useText } from '../text';
import type { ProviderId } from './signInMethods';
import type { Identity, IdentityAction } from './useIdentityAction';

/**
 * Signs in by `work`. Where a method that was refused before should have been added with it and was not, a message says so on
 * whatever page follows. Returns whether the sign-in succeeded.
 */
export function useSignIn({ run }: IdentityAction) {
  const text = useText();
  return (work: (identity: Identity) => Promise<ProviderId | null>): Promise<boolean> =>
    run(async (identity) => {
      const unlinked = await work(identity);
      if (unlinked) notify({ type: 'error', text: text('entry.unlinked', { name: text(`provider.${unlinked}`) }) });
    });
}
