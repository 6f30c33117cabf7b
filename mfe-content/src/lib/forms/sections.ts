import { articleFormFields } from '../../kinds/article/articleFormFields';
import { eventFormFields } from '../../kinds/event/eventFormFields';
import { knowledgeProductFormFields } from '../../kinds/knowledge-product/knowledgeProductFormFields';
import { opportunityFormFields } from '../../kinds/opportunity/opportunityFormFields';
import { productFormFields } from '../../kinds/product/productFormFields';
import type { Kind } from '../kinds';
import type { Field, Section } from './Field';
import { type SectionLayout, toField } from './toField';

const layouts: Readonly<Record<Kind, readonly SectionLayout[]>> = {
  article: articleFormFields,
  event: eventFormFields,
  opportunity: opportunityFormFields,
  product: productFormFields,
  knowledgeProduct: knowledgeProductFormFields,
};

const cached = new Map<Kind, readonly Section[]>();

/** Returns the sections of a kind's form. Always returns the same object. */
export function getSections(kind: Kind): readonly Section[] {
  const sections =
    cached.get(kind) ??
    layouts[kind].map(({ name, fields }) => ({ name, fields: fields.map((layout) => toField(kind, layout)) }));
  cached.set(kind, sections);
  return sections;
}

export function getFields(kind: Kind): readonly Field[] {
  return getSections(kind).flatMap(({ fields }) => fields);
}

export function getField(kind: Kind, name: string): Field {
  const field = getFields(kind).find((candidate) => candidate.name === name);
  if (!field) throw new Error(`No field ${name} in the form of the kind ${kind}.`);
  return field;
}
