import { type Kind as DataKind, wholeKinds } from '@adp/shared-data/content';
import type { WholeItem } from '../lib/items';
import type { Kind } from '../lib/kinds';

type ItemSource = Pick<DataKind<WholeItem>, 'collection' | 'readItem'>;

export const itemSource = (kind: Kind): ItemSource => wholeKinds[kind];
