import { isMemberKind, type ItemInReview } from '@adp/shared-data/review';
import { isMostlyCapitals } from '../../lib/isMostlyCapitals';

/** A feature of an item that deserves a reviewer's attention. A signal is only shown and never decides anything. */
export type Signal =
  | { readonly id: 'links'; readonly count: number }
  | { readonly id: 'capitals' }
  | { readonly id: 'shouting' }
  | { readonly id: 'newAccount'; readonly days: number }
  | { readonly id: 'firstItem' }
  | { readonly id: 'sameTitle' };

const MANY_LINKS = 8;
const NEW_ACCOUNT_DAYS = 14;
const DAY = 86_400_000;

export function findSignals({ item, author, sameTitle }: ItemInReview, now: Date): readonly Signal[] {
  const text = `${item.summary}\n${item.body}`;
  const links = text.match(/https?:\/\//gi)?.length ?? 0;
  const days = author.memberSince && Math.floor((now.getTime() - author.memberSince.getTime()) / DAY);
  return [
    ...(links >= MANY_LINKS ? [{ id: 'links', count: links } as const] : []),
    ...(isMostlyCapitals(item.title) ? [{ id: 'capitals' } as const] : []),
    ...(isShouting(text) ? [{ id: 'shouting' } as const] : []),
    ...(days !== undefined && days < NEW_ACCOUNT_DAYS ? [{ id: 'newAccount', days: Math.max(0, days) } as const] : []),
    // Skip knowledge products, because they are published without approval.
    ...(author.approvals === 0 && isMemberKind(item.kind) ? [{ id: 'firstItem' } as const] : []),
    ...(sameTitle.length > 0 ? [{ id: 'sameTitle' } as const] : []),
  ];
}

/** Ignores words of fewer than five letters, which may be abbreviations. */
function isShouting(text: string): boolean {
  const words = text.match(/\p{L}{5,}/gu) ?? [];
  const loud = words.filter((word) => word === word.toUpperCase() && word !== word.toLowerCase());
  return words.length >= 20 && loud.length / words.length > 0.2;
}
