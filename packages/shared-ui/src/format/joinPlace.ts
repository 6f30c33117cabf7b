import { currentLocale } from '../i18n/locale';
import { isolate } from './isolate';

/** Joins the parts of a place, smallest first: "Accra, Ghana". Does not use `Intl.ListFormat`, which adds "and" in some languages. */
export function joinPlace(parts: readonly string[]): string {
  return parts.map(isolate).join(currentLocale().startsWith('ar') ? '، ' : ', ');
}
