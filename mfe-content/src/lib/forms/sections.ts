import type { Kind } from '../kinds';
import { articleFormFields } from '../../kinds/article/articleFormFields';
import { eventFormFields } from '../../kinds/event/eventFormFields';
import { knowledgeProductFormFields } from '../../kinds/knowledge-product/knowledgeProductFormFields';
import { opportunityFormFields } from '../../kinds/opportunity/opportunityFormFields';
import { productFormFields } from '../../kinds/product/productFormFields';
import type { Field, Section } from './Field';

/** The form of each kind. */
export const sections: Readonly<Record<Kind, readonly Section[]>> = {
  article: articleFormFields,
  event: eventFormFields,
  opportunity: opportunityFormFields,
  product: productFormFields,
  knowledgeProduct: knowledgeProductFormFields,
};

/** Returns the fields of a kind's form, in their order. */
export function getFields(kind: Kind): readonly Field[] {
  return sections[kind].flatMap(({ fields }) => fields);
}
