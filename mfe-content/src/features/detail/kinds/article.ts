import { articles } from '@adp/shared-data';
import { detailOf } from '../detailOf';
import { ArticleDetail } from '../ArticleDetail';

export const detail = detailOf('article', articles, ArticleDetail, []);
