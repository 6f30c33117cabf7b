import { events } from '@adp/shared-data';
import own from '../../../messages/detail-event-en.json';
import names from '../../../messages/events-en.json';
import { detailOf } from '../detailOf';
import { EventDetail } from '../EventDetail';

export const detail = detailOf('event', events, EventDetail, [names, own]);
