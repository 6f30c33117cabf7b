import { contentLimits } from './contentLimits';
import { line, listOf } from './parts';

/** The tags of an item. */
export const tags = listOf(line(contentLimits.tags.each), contentLimits.tags);
