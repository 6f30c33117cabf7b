import type { Kind as DataKind } from '@adp/shared-data/content';
import type { WholeItem } from '../lib/items';
import type { Kind } from '../lib/kinds';

export { wholeKinds as sources } from '@adp/shared-data/content';

export type ItemSource<K extends Kind = Kind> = Pick<DataKind<WholeItem<K>>, 'collection' | 'readItem'>;
