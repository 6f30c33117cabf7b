import { currentLocale } from '../i18n/locale';
import { isolate } from './isolate';

/** The parts of a place, from the smallest: "Accra, Ghana". A list of words would say "and" before the last in some languages. */
export function joinPlace(parts: readonly string[]): string {
  return parts.map(isolate).join(currentLocale().startsWith('ar') ? '، ' : ', ');
}
