import type { WrittenKind } from '../kinds';
import type { Field, Section } from './Field';
import { article } from './fields/article';
import { event } from './fields/event';
import { opportunity } from './fields/opportunity';
import { product } from './fields/product';

/** The form of each kind. */
export const sections: Readonly<Record<WrittenKind, readonly Section[]>> = { article, event, opportunity, product };

/** Every field of a kind's form, in its order. */
export function getFields(kind: WrittenKind): readonly Field[] {
  return sections[kind].flatMap(({ fields }) => fields);
}
