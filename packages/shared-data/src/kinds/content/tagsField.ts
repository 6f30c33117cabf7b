import { line, distinctList } from '../../fields/fieldSchemas';
import { contentLimits } from './contentLimits';

/**
 * The field for an item's tags. In a separate module, so that lists, which show no tags, do not download the limits.
 */
export const tagsField = () => distinctList(line(contentLimits.tags.each), contentLimits.tags);
