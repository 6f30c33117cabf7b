import texts from './messages/list-en.json';
import values from './messages/values-en.json';
import formTexts from './messages/write-en.json';
import { addTexts } from '../../text';

/** Adds the texts that no form has but that of opportunities. */
export const addFormTexts = () => addTexts(texts, values, formTexts);
