import { listedEvents } from '@adp/shared-data';
import { EventCard } from '../components/cards/EventCard';
import texts from '../messages/events-en.json';
import type { ListKind } from './ListKind';

export const listKind: ListKind<'event'> = { source: listedEvents, Card: EventCard, texts };
