import queueTexts from '../../messages/queue-en.json';
import { loadPage } from '../../store/loadPage';
import { QueuePage } from './QueuePage';

export const load = () => loadPage(QueuePage, queueTexts);
