export { type BodyElement, type BodyNode, type BodyTag, type BodyTree, readBodyTree, toBodyText } from './BodyTree';
export { getDirection } from './getDirection';
export { safeLink } from './safeAddress';
