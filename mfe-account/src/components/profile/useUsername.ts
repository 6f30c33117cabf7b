import { numbered, suggestUsername, usernameSchema } from '@adp/shared-data/member';
import { skipToken, toResult } from '@adp/shared-store';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { dataReader } from '../../api/data';
import { memberApi } from '../../store/memberApi';

export type UsernameState = 'checking' | 'free' | 'mine' | 'taken' | 'unknown' | UsernameError;
type UsernameError = 'too-short' | 'too-long' | 'malformed' | 'reserved';

/** Debounce before the service is queried for a typed username, in milliseconds. */
const DEBOUNCE = 400;

function toUsernameError(name: string): UsernameError | undefined {
  const { issues } = v.safeParse(usernameSchema, name);
  return issues && (issues[0].message as UsernameError);
}

interface UsernameSuggestion {
  readonly username: string;
  readonly isFree: boolean;
}

const usernameApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    isUsernameFree: build.query<boolean, string>({
      queryFn: (name, { signal }) => toResult(() => isFree(name, signal)),
      keepUnusedDataFor: 0,
    }),
    suggestUsername: build.query<UsernameSuggestion, string>({
      queryFn: async (email) => ({ data: await suggestUsernameFor(email) }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSuggestUsernameQuery } = usernameApi;

/** Returns whether the typed username is available. `freeName` has just been reported as available. */
export function useUsername(name: string, myNames: readonly string[], freeName?: string): UsernameState {
  const error = toUsernameError(name);
  const isMine = myNames.includes(name);
  const isKnown = isMine || name === freeName;
  const hasPaused = useDebounced(name) === name;
  const { currentData, isError } = usernameApi.useIsUsernameFreeQuery(
    error || isKnown || !hasPaused ? skipToken : name,
  );
  if (error) return error;
  if (isMine) return 'mine';
  if (isKnown) return 'free';
  if (isError) return 'unknown';
  if (currentData === undefined) return 'checking';
  return currentData ? 'free' : 'taken';
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

async function isFree(name: string, signal?: AbortSignal): Promise<boolean> {
  return (await dataReader()).isUsernameFree(name, signal ? { signal } : {});
}

/** Derives a username from the email address. Appends a number if the username is taken. */
async function suggestUsernameFor(email: string): Promise<UsernameSuggestion> {
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
