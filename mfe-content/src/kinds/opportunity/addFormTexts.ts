import { addTexts } from '../../text';
import texts from './messages/list-en.json';
import values from './messages/values-en.json';
import formTexts from './messages/write-en.json';

export const addFormTexts = () => addTexts(texts, values, formTexts);
