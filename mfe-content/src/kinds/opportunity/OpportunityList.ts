import type { ListKind } from '../list/ListKind';
import filterTexts from './messages/filters-en.json';
import valueTexts from './messages/values-en.json';
import { cards } from './OpportunityCard';

export const listKind: ListKind<'opportunity'> = { ...cards, texts: [...cards.texts, valueTexts, filterTexts] };
