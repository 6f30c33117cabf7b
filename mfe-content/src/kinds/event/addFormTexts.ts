import { addTexts } from '../../text';
import texts from './messages/list-en.json';
import formTexts from './messages/write-en.json';

/** Adds the texts that no form has but that of events. */
export const addFormTexts = () => addTexts(texts, formTexts);
