import { listedKnowledgeProducts } from '@adp/shared-data';
import { KnowledgeProductCard } from '../components/cards/KnowledgeProductCard';
import texts from '../messages/knowledge-products-en.json';
import type { ListKind } from './ListKind';

export const listKind: ListKind<'knowledgeProduct'> = {
  source: listedKnowledgeProducts,
  Card: KnowledgeProductCard,
  texts,
};
