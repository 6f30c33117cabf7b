import { addTexts } from '../../text';
import texts from './messages/list-en.json';
import formTexts from './messages/write-en.json';

export const addFormTexts = () => addTexts(texts, formTexts);
