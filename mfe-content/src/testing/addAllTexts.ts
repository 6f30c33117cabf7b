import actions from '../messages/actions-en.json';
import detailEvent from '../kinds/event/messages/detail-en.json';
import detailKnowledgeProduct from '../kinds/knowledge-product/messages/detail-en.json';
import detailOpportunity from '../kinds/opportunity/messages/detail-en.json';
import detailProduct from '../kinds/product/messages/detail-en.json';
import detail from '../messages/detail-en.json';
import empty from '../messages/empty-en.json';
import eventFilters from '../kinds/event/messages/filters-en.json';
import events from '../kinds/event/messages/list-en.json';
import eventForm from '../kinds/event/messages/write-en.json';
import knowledgeProducts from '../kinds/knowledge-product/messages/list-en.json';
import knowledgeProductForm from '../kinds/knowledge-product/messages/write-en.json';
import opportunityFilters from '../kinds/opportunity/messages/filters-en.json';
import opportunities from '../kinds/opportunity/messages/list-en.json';
import opportunityForm from '../kinds/opportunity/messages/write-en.json';
import opportunityValues from '../kinds/opportunity/messages/values-en.json';
import myItems from '../messages/my-items-en.json';
import products from '../kinds/product/messages/list-en.json';
import productForm from '../kinds/product/messages/write-en.json';
import filters from '../messages/filters-en.json';
import front from '../messages/front-en.json';
import kinds from '../messages/kinds-en.json';
import list from '../messages/list-en.json';
import search from '../messages/search-en.json';
import myContent from '../messages/my-content-en.json';
import translate from '../messages/translate-en.json';
import write from '../messages/write-en.json';
import writeFields from '../messages/write-fields-en.json';
import { addTexts } from '../text';

/** Adds all texts of the app, for tests that render a component without its loader. */
export function addAllTexts(): Promise<void> {
  return addTexts(
    actions,
    detail,
    detailEvent,
    detailKnowledgeProduct,
    detailOpportunity,
    detailProduct,
    empty,
    eventFilters,
    events,
    eventForm,
    knowledgeProducts,
    knowledgeProductForm,
    opportunityFilters,
    opportunities,
    opportunityForm,
    opportunityValues,
    myItems,
    products,
    productForm,
    filters,
    front,
    kinds,
    list,
    search,
    myContent,
    translate,
    write,
    writeFields,
  );
}
