import type { User, UserDraft } from '@adp/shared-data';
import { useState } from 'react';
import { hasErrorCode } from '../../../lib/errors';
import type { MemberDocument } from './useMember';
import { useSaving, type Saving } from './useSaving';

interface MemberChoice<Choice> {
  /** What the member has marked, or what is stored where nothing was touched. */
  readonly value: Choice;
  readonly choose: (choice: Choice) => void;
  readonly saving: Saving;
  readonly save: () => Promise<boolean>;
}

/**
 * A part of the member's document that is marked first and saved by a button. Where the document was changed elsewhere the
 * newer one is loaded, and what is marked stays.
 */
export function useMemberChoice<Choice extends Partial<UserDraft>>(
  member: MemberDocument,
  read: (user: User) => Choice,
  stored: User,
): MemberChoice<Choice> {
  const [marked, setMarked] = useState<Choice>();
  const saving = useSaving();
  const value = marked ?? read(stored);
  return {
    value,
    saving,
    choose: (choice) => {
      setMarked(choice);
      saving.reset();
    },
    save: async () => {
      const saved = await saving.run(async () => {
        try {
          await member.save((draft) => ({ ...draft, ...value }));
        } catch (error) {
          if (hasErrorCode(error, 'conflict')) {
            // What was not touched is marked from now on, too: it is what the member sees and saves again.
            setMarked(value);
            await member.reload();
          }
          throw error;
        }
      });
      if (saved) setMarked(undefined);
      return saved;
    },
  };
}
