// Entry point for citations of items. The formatters of single formats are separate, because few readers need them.
export { type CitableItem, toCitableItem, toCslType } from './citableItem';
export { type CslItem, type CustomFields, toCsl } from './toCsl';
export { type CitedName, toName } from './toName';
