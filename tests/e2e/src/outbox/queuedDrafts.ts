import { newId } from '@adp/shared-data/client';
import type { Page } from '@playwright/test';
import { getEmptyValues, type FormValues } from '../forms';
import { newDraft, type StoredDraft } from '../storedDrafts';
import { expect, fillLeast, publishButton, summary, type WrittenKind } from '../writing';

/** Picture of one pixel. */
const picture = {
  dataUrl: 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  width: 1,
  height: 1,
  bytes: 42,
};

const least: Readonly<Record<WrittenKind, FormValues>> = {
  article: {},
  event: { startsAt: '2027-03-01T09:00', endsAt: '2027-03-01T17:00', mode: 'online' },
  opportunity: { type: 'grant', provider: 'A sample university', deadlineKind: 'rolling', howToApply: 'By e-mail.' },
  product: {
    tagline: 'Keeps records',
    organisation: 'A cooperative',
    category: 'app',
    maturity: 'pilot',
    pricing: 'free',
  },
};

export const getBody = (title: string) => `The text of “${title}”.`;

interface Waiting {
  readonly kind: WrittenKind;
  readonly title: string;
  readonly owner: string;
  readonly pictured: boolean;
}

/** Returns a draft that is queued for publication, as a form stores it offline. */
export function queuedDraft({ kind, title, owner, pictured }: Waiting): StoredDraft {
  const values = {
    ...getEmptyValues(kind, { zone: 'UTC', lang: 'en' }),
    ...least[kind],
    title,
    summary,
    body: getBody(title),
    themes: ['data-governance'],
    ...(pictured ? { cover: picture, coverAlt: 'A point' } : {}),
  };
  const queued = { to: 'published', since: Date.now(), noticeId: newId() } as const;
  return { ...newDraft(kind, newId(), owner, values), queued };
}

/** Writes a text into an open form. */
export async function write(page: Page, kind: WrittenKind, title: string, file?: string): Promise<void> {
  await fillLeast(page, kind, title);
  await page.locator('#f-body').fill(getBody(title));
  if (!file) return;
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Description of the picture').fill('A page of this site');
}

/** Publishes a text offline, and waits until the page shows that the text waits to be sent. */
export async function publishOffline(page: Page, title: string): Promise<void> {
  await publishButton(page).click();
  await expect(page.getByRole('heading', { name: `“${title}” is waiting to be sent` })).toBeFocused();
  await expect(page.getByText(/^You are offline\. Your text is saved on this device/)).toBeVisible();
}
