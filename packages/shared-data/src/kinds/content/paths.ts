import { type ContentKind, contentKinds, kindNames } from '../contentKinds';

export function listPath(kind: ContentKind): string {
  return `/${contentKinds[kind].segment}`;
}

export function itemPath(kind: ContentKind, id: string): string {
  return `${listPath(kind)}/${encodeURIComponent(id)}`;
}

/** Returns the kind whose paths begin with a segment, such as `knowledge-products`. */
export function findKindOfSegment(segment: string | undefined): ContentKind | undefined {
  return kindNames.find((kind) => contentKinds[kind].segment === segment);
}
