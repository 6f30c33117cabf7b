import { line, distinctList } from '../../fields/fieldSchemas';
import { contentLimits } from './contentLimits';

/** The tags of an item. They are in their own module, because lists show no tags and should not download their limits. */
export const tagsField = () => distinctList(line(contentLimits.tags.each), contentLimits.tags);
