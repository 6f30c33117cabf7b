import itemTexts from '../../messages/item-en.json';
import valueTexts from '../../messages/values-en.json';
import { loadPage } from '../../store/loadPage';
import { ItemPage } from './ItemPage';

export const load = () => loadPage(ItemPage, itemTexts, valueTexts);
