import type { DataReader } from '../../client/createReader';
import { toProfile } from '../../kinds/member/profileSchema';
import type { DataWriter } from '../../writer/createWriter';
import type { MemberExport } from '../../writer/exportMyDocuments';
import { smallest, smallestUser } from '../fixtures';

/** An empty back end, on which the contract tests run. */
export interface ContractBackEnd {
  readonly reader: DataReader;
  readonly writer: DataWriter;
  readonly exportMember: (uid: string) => Promise<MemberExport>;
  readonly signIn: (uid: string | null, as?: { readonly isVerified: boolean }) => void;
  /** Stores a document. Bypasses the security rules. */
  readonly put: (path: string, document: object) => Promise<void> | void;
  /** True if security rules apply. An emulator without rules allows every request. */
  readonly guarded: boolean;
}

export interface ContractContext {
  back: ContractBackEnd;
}

export const author = { uid: 'ada', username: 'sample-ada', name: 'Sample Ada' };
export const draft = (title: string) => ({ ...smallest.article, title });
export const day = (number: number) => new Date(Date.UTC(2026, 0, number));
export const smallestProfile = toProfile('nobody', smallestUser);
export const member = (username: string) => ({ ...smallestUser, username });

export async function signInAuthor({ back }: ContractContext): Promise<void> {
  await back.put('users/ada', { ...smallestUser, username: author.username, name: author.name });
  back.signIn(author.uid);
}

/** Stores articles `a1`, `a2`, … with ascending dates, two per day. */
export async function seedArticles({ back }: ContractContext, count: number): Promise<void> {
  for (let i = 1; i <= count; i += 1)
    await back.put(`articles/a${i}`, { ...draft(`Title ${i}`), publishedAt: day(Math.ceil(i / 2)) });
}
