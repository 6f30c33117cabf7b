import { addTexts } from '../../text';
import texts from './messages/list-en.json';
import formTexts from './messages/write-en.json';

/** Adds the texts that only the form of events uses. */
export const addFormTexts = () => addTexts(texts, formTexts);
