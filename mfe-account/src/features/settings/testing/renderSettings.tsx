import './identity';
import type { SessionUser } from '@adp/shared-auth';
import { toMemberDocuments, type User } from '@adp/shared-data/member';
import { notifications } from '@adp/shared-data/notification';
import { createFakeData, smallestUser, type FakeData } from '@adp/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../../testing/renderPage';
import { mockIdentity, mockStore } from './identity';

export const uid = 'author';

/** The current time of the tests, later than the dates in the test documents. */
const now = new Date('2026-11-21T12:00:00.400Z');

export const account: SessionUser = {
  uid,
  displayName: 'Ama',
  photoURL: null,
  email: 'ama@example.org',
  emailVerified: true,
  phoneNumber: null,
  tenantId: null,
  isAnonymous: false,
  providerData: [{ providerId: 'password', email: 'ama@example.org', displayName: null }],
  createdAt: new Date('2026-01-05T08:00:00Z'),
  lastLoginAt: new Date('2026-11-20T09:30:00Z'),
};

export const google = { providerId: 'google.com', email: 'ama@gmail.example', displayName: 'Ama' };

interface RenderOptions {
  readonly user?: Partial<SessionUser>;
  /** Changes to the smallest valid member document. Null for a member without a document. */
  readonly stored?: Partial<User> | null;
  readonly documents?: Readonly<Record<string, object>>;
  /** The query and hash of the URL. */
  readonly search?: string;
  readonly prepare?: (data: FakeData) => void;
}

/** Opens the settings page for a signed-in member, as the shell does. */
export async function renderSettings({
  user = {},
  stored = {},
  documents = {},
  search = '',
  prepare,
}: RenderOptions = {}) {
  installDialog();
  const member = { ...smallestUser, ...stored };
  const memberDocuments = stored === null ? {} : toMemberDocuments(uid, member);
  const data = createFakeData({ documents: { ...memberDocuments, ...documents }, now: () => now.getTime() });
  prepare?.(data);
  const session = { status: 'signed-in' as const, user: { ...account, ...user } };
  const view = await renderPage(`/settings${search}`, { data, session });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

/** Resolves when the home page has opened. */
export async function frontPage({ router }: Awaited<ReturnType<typeof renderSettings>>): Promise<void> {
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
}

export function describeElement(element: HTMLElement) {
  const input = element as HTMLInputElement;
  return {
    text: element.textContent,
    value: input.value,
    checked: input.checked,
    disabled: input.disabled,
    focused: document.activeElement === element,
    description: (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
    attribute: (name: string) => element.getAttribute(name),
  };
}

export function section(name: string) {
  return within(screen.getByRole('region', { name }));
}

/** Waits for a status message in a section whose status element was empty before. */
export async function findStatus(name: string, words: RegExp) {
  await screen.findByRole('region', { name });
  const find = () =>
    section(name)
      .queryAllByRole('status')
      .some((line) => words.test(line.textContent));
  await waitFor(() => {
    if (!find()) throw new Error(`"${name}" does not say ${String(words)}`);
  });
}

export function setOnline({ fail }: FakeData, online: boolean): void {
  fail(online ? null : 'network');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
}

export function resetMocks(): void {
  jest.restoreAllMocks();
  for (const mock of [...Object.values(mockIdentity), ...Object.values(mockStore)]) mock.mockClear();
  localStorage.clear();
  sessionStorage.clear();
}

/** Fakes modal dialogs, which jsdom lacks. Escape closes a dialog, and the close event follows in a separate task. */
function installDialog(): void {
  const keys = new WeakMap<HTMLDialogElement, (event: KeyboardEvent) => void>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') this.close();
    };
    keys.set(this, close);
    document.addEventListener('keydown', close);
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const listener = keys.get(this);
    if (listener) document.removeEventListener('keydown', listener);
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}

/** Returns the event and title of each notification of the member. */
export const readNotifications = async (data: FakeData) =>
  (await data.reader.listMine(notifications, uid)).items.map(({ event, title }) => [event, title]);
