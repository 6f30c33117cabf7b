import { knowledgeProducts } from '@adp/shared-data';
import own from '../../../messages/detail-knowledge-product-en.json';
import names from '../../../messages/knowledge-products-en.json';
import { detailOf } from '../detailOf';
import { KnowledgeProductDetail } from '../KnowledgeProductDetail';

export const detail = detailOf('knowledgeProduct', knowledgeProducts, KnowledgeProductDetail, [names, own]);
