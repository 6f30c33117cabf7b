import { resetSession } from '@adp/shared-auth/testing';
import type { Session } from '@adp/shared-auth';
import { testUser } from '@adp/shared-store/testing';
import type { Draft } from '../../../lib/drafts/Draft';
import type { CoverValue, FormValues } from '../../../lib/forms/FormValues';
import { getEmptyValues } from '../../../lib/forms/toFormValues';

const channels = { inApp: true };
const profile: NonNullable<Session['profile']> = {
  username: 'amina-diallo',
  name: 'Amina Diallo',
  notificationPrefs: { account: channels, content: channels, deadlines: channels },
};

/** Signs in a member, by default with a profile. With `null`, signs out. */
export function signIn(uid: string | null = 'amina', changes: Partial<Session> = {}): void {
  resetSession(
    uid === null
      ? { status: 'signed-out' }
      : { status: 'signed-in', user: { ...testUser, uid, displayName: null }, profile, ...changes },
  );
}

export function toValues(title: string, changes: Record<string, FormValues[string]> = {}): FormValues {
  return {
    ...getEmptyValues('article', { zone: 'Africa/Nairobi', lang: 'en' }),
    title,
    summary: 'What registries, payments and consent have in common.',
    body: `Of ${title}.`,
    themes: ['data-governance'],
    ...changes,
  };
}

/** Returns the values of a cover. Without `small`, it has one size, as in drafts of earlier builds. */
export function pictured(picture: string, small?: string): { readonly cover: CoverValue; readonly coverAlt: string } {
  const toDataUrl = (text: string) => `data:image/webp;base64,${btoa(text)}`;
  const sizes = { dataUrl: toDataUrl(picture), ...(small !== undefined && { smallDataUrl: toDataUrl(small) }) };
  return { cover: { ...sizes, width: 1200, height: 675, bytes: picture.length }, coverAlt: 'A registry' };
}

export function draftNamed(key: string, changes: Partial<Draft> = {}): Draft {
  const values = toValues(`Article ${key}`);
  return { key, kind: 'article', itemId: key, base: null, owner: 'amina', values, savedAt: 0, rev: 0, ...changes };
}
