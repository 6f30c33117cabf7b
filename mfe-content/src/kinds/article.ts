import { listedArticles } from '@adp/shared-data';
import { ArticleCard } from '../components/cards/ArticleCard';
import type { ListKind } from './ListKind';

export const listKind: ListKind<'article'> = { source: listedArticles, Card: ArticleCard };
