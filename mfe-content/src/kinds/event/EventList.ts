import type { ListKind } from '../list/ListKind';
import { cardKind } from './EventCard';
import filterTexts from './messages/filters-en.json';

export const listKind: ListKind<'event'> = { ...cardKind, texts: [...cardKind.texts, filterTexts] };
