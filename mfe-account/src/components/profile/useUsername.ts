import { numbered, suggestUsername, usernameSchema } from '@adp/shared-data/member';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { dataReader } from '../../api/data';

/** What is known of a username: how it is written, and whether it is free. */
export type UsernameState = 'checking' | 'free' | 'mine' | 'taken' | 'unknown' | UsernameError;
type UsernameError = 'too-short' | 'too-long' | 'malformed' | 'reserved';

/** How long a pause in typing lasts before the service is queried, in milliseconds. */
const DEBOUNCE = 400;

/** What is wrong with how a username is written; nothing where it is well. */
function toUsernameError(name: string): UsernameError | undefined {
  const { issues } = v.safeParse(usernameSchema, name);
  // The schema's own codes.
  return issues && (issues[0].message as UsernameError);
}

/**
 * Returns whether a username is available, checked while it is typed.
 * @param myNames the member's existing usernames
 * @param freeName a username that was found available a moment ago
 */
export function useUsername(name: string, myNames: readonly string[], freeName?: string): UsernameState {
  const error = toUsernameError(name);
  const isMine = myNames.includes(name);
  const isKnown = isMine || name === freeName;
  const [answer, setAnswer] = useState<{ readonly name: string; readonly state: UsernameState }>();
  useEffect(() => {
    if (error || isKnown) return undefined;
    const asking = new AbortController();
    const clock = setTimeout(() => {
      isFree(name, asking.signal).then(
        (free) => setAnswer({ name, state: free ? 'free' : 'taken' }),
        () => {
          if (!asking.signal.aborted) setAnswer({ name, state: 'unknown' });
        },
      );
    }, DEBOUNCE);
    return () => {
      clearTimeout(clock);
      asking.abort();
    };
  }, [name, error, isKnown]);
  if (error) return error;
  if (isMine) return 'mine';
  if (isKnown) return 'free';
  return answer?.name === name ? answer.state : 'checking';
}

async function isFree(name: string, signal?: AbortSignal): Promise<boolean> {
  return (await dataReader()).isUsernameFree(name, signal ? { signal } : {});
}

interface UsernameSuggestion {
  readonly username: string;
  /** True if the service has confirmed that it is available. */
  readonly isFree: boolean;
}

/** Suggests a username for an email address, with a number if the plain one is taken (product.md 3). */
export async function suggestFreeUsername(email: string): Promise<UsernameSuggestion> {
  const name = suggestUsername(email);
  try {
    if (await isFree(name)) return { username: name, isFree: true };
    for (let number = 2; number < 10; number += 1)
      if (await isFree(numbered(name, number))) return { username: numbered(name, number), isFree: true };
    return { username: numbered(name, Math.floor(10 + Math.random() * 9_990)), isFree: false };
  } catch {
    return { username: name, isFree: false };
  }
}
