import { type ContentKind, findKind, itemPath } from '@adp/shared-data/content';
import { isObject } from '@adp/shared-data/fields';
import type { StoredFields } from '@adp/shared-data/administrator';
import { getText, getTime } from '../background/events';
import type { MailItem } from '../mail/MailTemplate';

/** Returns the kind and the id in a path such as `events/e1`. Returns undefined for another path. */
export function splitItemPath(path: string): { readonly kind: ContentKind; readonly id: string } | undefined {
  const [collection = '', id = ''] = path.split('/');
  const kind = findKind(collection);
  return kind && id ? { kind, id } : undefined;
}

/** Returns an item as an email shows it. Uses the translation in the recipient's language if there is one. */
export function toMailItem(path: string, fields: StoredFields, lang: string): MailItem | undefined {
  const parts = splitItemPath(path);
  if (!parts) return undefined;
  const { kind, id } = parts;
  const translations = isObject(fields['translations']) ? fields['translations'] : {};
  const translated = isObject(translations[lang]) ? getText(translations[lang], 'title') : '';
  const date = getTime(fields, kind === 'event' ? 'starts_at' : 'deadline_at');
  const timezone = getText(fields, 'timezone');
  return {
    kind,
    id,
    title: translated || getText(fields, 'title'),
    lang: translated ? lang : getText(fields, 'lang'),
    path: itemPath(kind, id),
    ...(date && { date: date.toISOString() }),
    ...(date && timezone && { timezone }),
    ...(fields['all_day'] === true && { allDay: true }),
  };
}
