import { notifications, type Notification } from '@adp/shared-data/notification';
import { type FakeData, smallestNotification } from '@adp/shared-data/testing';
import { screen } from '@testing-library/react';
import { memberSession } from '../../../testing/members';
import { renderPage } from '../../../testing/renderPage';

export const uid = 'amina-uid';
export const minute = 60_000;
/** Noon today, so that slightly earlier times are still on the same day. */
export const noon = new Date(new Date().setHours(12, 0, 0, 0)).getTime();

export function stored(id: string, changes: Partial<Notification> = {}) {
  return { [`notifications/${id}`]: { ...smallestNotification, uid, createdAt: new Date(noon), ...changes } };
}

/** Returns unread notifications of published articles. Number 0 is the newest. */
export function many(count: number, changes: (number: number) => Partial<Notification> = () => ({})) {
  return Object.assign(
    {},
    ...Array.from({ length: count }, (_, number) =>
      stored(`n-${number}`, {
        topic: 'content',
        event: 'published',
        itemKind: 'article',
        itemId: `a-${number}`,
        title: `Article number ${number}`,
        createdAt: new Date(noon - number * minute),
        ...changes(number),
      }),
    ),
  ) as Record<string, object>;
}

/** Opens the notifications page for a member who has `documents`. `unread` is the unread count in the header. */
export const openNotifications = (documents: Record<string, object> = {}, path = '/notifications', unread?: number) =>
  renderPage(path, { documents, session: memberSession(uid), unread });

export const sentences = () =>
  screen.queryAllByRole('button', { name: /^Mark as/ }).map((button) => {
    const entry = button.closest('li');
    return entry?.querySelector('p a, p > span:last-child')?.textContent;
  });

export const unreadMarks = () => screen.queryAllByText('Unread');

export const isUnread = async (data: FakeData, id: string) => {
  return (await data.reader.getMine(notifications, id))?.item.read === false;
};
