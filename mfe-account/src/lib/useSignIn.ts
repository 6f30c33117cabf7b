import { notify } from '@adp/app-contract';
import { useText } from '../text';
import type { ProviderId } from './signInMethods';
import type { Identity, IdentityAction } from './useIdentityAction';

/**
 * Returns a function that signs in with `work`. If a rejected method could not be linked, it shows a toast that
 * survives the redirect.
 */
export function useSignIn({ run }: IdentityAction) {
  const text = useText();
  return (work: (identity: Identity) => Promise<ProviderId | null>): Promise<boolean> =>
    run(async (identity) => {
      const unlinked = await work(identity);
      if (unlinked) notify({ type: 'error', text: text('entry.unlinked', { name: text(`provider.${unlinked}`) }) });
    });
}
