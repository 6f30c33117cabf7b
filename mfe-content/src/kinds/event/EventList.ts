import type { ListKind } from '../list/ListKind';
import { cards } from './EventCard';
import filterTexts from './messages/filters-en.json';

export const listKind: ListKind<'event'> = { ...cards, texts: [...cards.texts, filterTexts] };
