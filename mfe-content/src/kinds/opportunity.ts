import { listedOpportunities } from '@adp/shared-data';
import { OpportunityCard } from '../components/cards/OpportunityCard';
import texts from '../messages/opportunities-en.json';
import type { ListKind } from './ListKind';

export const listKind: ListKind<'opportunity'> = { source: listedOpportunities, Card: OpportunityCard, texts };
