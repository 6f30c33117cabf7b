import { listedProducts } from '@adp/shared-data';
import { ProductCard } from '../components/cards/ProductCard';
import texts from '../messages/products-en.json';
import type { ListKind } from './ListKind';

export const listKind: ListKind<'product'> = { source: listedProducts, Card: ProductCard, texts };
