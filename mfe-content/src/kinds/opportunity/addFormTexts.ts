import { addTexts } from '../../text';
import texts from './messages/list-en.json';
import values from './messages/values-en.json';
import formTexts from './messages/write-en.json';

/** Adds the texts that only the form of opportunities uses. */
export const addFormTexts = () => addTexts(texts, values, formTexts);
