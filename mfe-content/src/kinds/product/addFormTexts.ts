import { addTexts } from '../../text';
import texts from './messages/list-en.json';
import formTexts from './messages/write-en.json';

/** Adds the texts that only the form of products uses. */
export const addFormTexts = () => addTexts(texts, formTexts);
