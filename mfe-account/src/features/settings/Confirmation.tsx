import { useSession } from '@adp/shared-auth';
import { IdentityError, identityErrorOf } from '@adp/shared-auth/errors';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { Reauthenticate } from './Reauthenticate';
import type { SectionId } from './sections';

interface Confirming {
  /** Asks who it is; rejects, with an error that needs no words, where the member does not want to. */
  readonly ask: (section: SectionId) => Promise<void>;
  /** Does `work`; where the service wants to know who it is first, asks and goes on with it. */
  readonly guarded: <Result>(section: SectionId, work: () => Promise<Result>) => Promise<Result>;
}

const ConfirmingContext = createContext<Confirming | undefined>(undefined);

interface Question {
  readonly section: SectionId;
  readonly settle: (confirmed: boolean) => void;
}

/** Stands around the sections: one dialog serves them all. */
export function Confirmation({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const [question, setQuestion] = useState<Question>();
  const confirming = useMemo<Confirming>(() => {
    const ask = async (section: SectionId) => {
      const confirmed = await new Promise<boolean>((settle) => setQuestion({ section, settle }));
      setQuestion(undefined);
      // As a window that was closed: nothing has gone wrong.
      if (!confirmed) throw new IdentityError('popup-closed-by-user');
    };
    return {
      ask,
      guarded: async (section, work) => {
        try {
          return await work();
        } catch (error) {
          if (identityErrorOf(error).code !== 'requires-recent-login') throw error;
          await ask(section);
          return work();
        }
      },
    };
  }, []);
  return (
    <ConfirmingContext value={confirming}>
      {children}
      {question && user ? (
        <Reauthenticate
          user={user}
          section={question.section}
          onConfirmed={() => question.settle(true)}
          onClose={() => question.settle(false)}
        />
      ) : null}
    </ConfirmingContext>
  );
}

/** How a section asks the member to sign in once more. */
export function useConfirming(): Confirming {
  const confirming = useContext(ConfirmingContext);
  if (!confirming) throw new Error('useConfirming() outside of <Confirmation>: put the sections into it.');
  return confirming;
}
