import type { ListKind } from '../list/ListKind';
import filterTexts from './messages/filters-en.json';
import valueTexts from './messages/values-en.json';
import { cardKind } from './OpportunityCard';

export const listKind: ListKind<'opportunity'> = { ...cardKind, texts: [...cardKind.texts, valueTexts, filterTexts] };
