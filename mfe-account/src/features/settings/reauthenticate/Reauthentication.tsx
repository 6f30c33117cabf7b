import { useSession } from '@adp/shared-auth';
import { IdentityError } from '@adp/shared-auth/errors';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { hasErrorCode } from '@adp/shared-auth/app-error';
import type { SectionId } from '../sections';
import { ReauthenticateDialog } from './ReauthenticateDialog';

interface ReauthenticationActions {
  /** Asks who it is; rejects, with an error that needs no words, where the member does not want to. */
  readonly ask: (section: SectionId) => Promise<void>;
  /** Does `work`; where the service wants to know who it is first, asks and goes on with it. */
  readonly guarded: <Result>(section: SectionId, work: () => Promise<Result>) => Promise<Result>;
}

const ReauthenticationContext = createContext<ReauthenticationActions | undefined>(undefined);

interface Request {
  readonly section: SectionId;
  readonly settle: (confirmed: boolean) => void;
}

/** Stands around the sections: one dialog serves them all. */
export function Reauthentication({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const [request, setRequest] = useState<Request>();
  const confirming = useMemo<ReauthenticationActions>(() => {
    const ask = async (section: SectionId) => {
      const confirmed = await new Promise<boolean>((settle) => setRequest({ section, settle }));
      setRequest(undefined);
      // As a window that was closed: nothing has gone wrong.
      if (!confirmed) throw new IdentityError('popup-closed-by-user');
    };
    return {
      ask,
      guarded: async (section, work) => {
        try {
          return await work();
        } catch (error) {
          if (!hasErrorCode(error, 'requires-recent-login')) throw error;
          await ask(section);
          return work();
        }
      },
    };
  }, []);
  return (
    <ReauthenticationContext value={confirming}>
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

/** How a section asks the member to sign in once more. */
export function useReauthentication(): ReauthenticationActions {
  const confirming = useContext(ReauthenticationContext);
  if (!confirming) throw new Error('useConfirming() outside of <Confirmation>: put the sections into it.');
  return confirming;
}
