import { line, distinctList } from '../../fields/fieldSchemas';
import { contentLimits } from './contentLimits';

/** The field for tags. It has its own file, so that lists, which show no tags, do not download its limits. */
export const tagsField = () => distinctList(line(contentLimits.tags.each), contentLimits.tags);
