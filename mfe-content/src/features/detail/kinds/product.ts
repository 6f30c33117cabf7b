import { products } from '@adp/shared-data';
import own from '../../../messages/detail-product-en.json';
import names from '../../../messages/products-en.json';
import { detailOf } from '../detailOf';
import { ProductDetail } from '../ProductDetail';

export const detail = detailOf('product', products, ProductDetail, [names, own]);
