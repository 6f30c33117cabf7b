import actions from '../messages/actions-en.json';
import detailEvent from '../messages/detail-event-en.json';
import detailKnowledgeProduct from '../messages/detail-knowledge-product-en.json';
import detailOpportunity from '../messages/detail-opportunity-en.json';
import detailProduct from '../messages/detail-product-en.json';
import detail from '../messages/detail-en.json';
import events from '../messages/events-en.json';
import knowledgeProducts from '../messages/knowledge-products-en.json';
import opportunities from '../messages/opportunities-en.json';
import own from '../messages/own-en.json';
import products from '../messages/products-en.json';
import search from '../messages/search-en.json';
import work from '../messages/work-en.json';
import write from '../messages/write-en.json';
import writeFields from '../messages/write-fields-en.json';
import { addTexts } from '../text';

/** The texts of every part of the app, for a component that is shown without what loads it. */
export function addAllTexts(): Promise<void> {
  return addTexts(
    actions,
    detail,
    detailEvent,
    detailKnowledgeProduct,
    detailOpportunity,
    detailProduct,
    events,
    knowledgeProducts,
    opportunities,
    own,
    products,
    search,
    work,
    write,
    writeFields,
  );
}
