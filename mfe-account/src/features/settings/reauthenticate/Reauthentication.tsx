import { useSession } from '@adp/shared-auth';
import { IdentityError } from '@adp/shared-auth/errors';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { hasErrorCode } from '@adp/shared-auth/app-error';
import type { SectionId } from '../sections';
import { ReauthenticateDialog } from './ReauthenticateDialog';

interface ReauthenticationActions {
  /** Opens the reauthentication dialog. Rejects with an error that has no message if the member cancels. */
  readonly reauthenticate: (section: SectionId) => Promise<void>;
  /** Runs `work`. If the service requires a recent sign-in, reauthenticates the member and runs `work` again. */
  readonly guarded: <Result>(section: SectionId, work: () => Promise<Result>) => Promise<Result>;
}

const ReauthenticationContext = createContext<ReauthenticationActions | undefined>(undefined);

interface Request {
  readonly section: SectionId;
  readonly settle: (confirmed: boolean) => void;
}

export function Reauthentication({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const [request, setRequest] = useState<Request>();
  const actions = useMemo<ReauthenticationActions>(() => {
    const reauthenticate = async (section: SectionId) => {
      const confirmed = await new Promise<boolean>((settle) => setRequest({ section, settle }));
      setRequest(undefined);
      // Treat cancelling like closing a pop-up, which shows no error.
      if (!confirmed) throw new IdentityError('popup-closed-by-user');
    };
    return {
      reauthenticate,
      guarded: async (section, work) => {
        try {
          return await work();
        } catch (error) {
          if (!hasErrorCode(error, 'requires-recent-login')) throw error;
          await reauthenticate(section);
          return work();
        }
      },
    };
  }, []);
  return (
    <ReauthenticationContext value={actions}>
      {children}
      {request && user ? (
        <ReauthenticateDialog
          user={user}
          section={request.section}
          onConfirmed={() => request.settle(true)}
          onClose={() => request.settle(false)}
        />
      ) : null}
    </ReauthenticationContext>
  );
}

export function useReauthentication(): ReauthenticationActions {
  const actions = useContext(ReauthenticationContext);
  if (!actions) throw new Error('useReauthentication() outside of <Reauthentication>: wrap the sections in it.');
  return actions;
}
