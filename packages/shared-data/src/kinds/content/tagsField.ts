import { line, distinctList } from '../../fields/fieldSchemas';
import { contentLimits } from './contentLimits';

/** The tags of an item: in a module of its own, so that lists, which show none, download neither them nor the limits of whole items. */
export const tagsField = () => distinctList(line(contentLimits.tags.each), contentLimits.tags);
