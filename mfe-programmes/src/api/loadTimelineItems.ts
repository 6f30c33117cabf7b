import { type Loaded, loadPublic } from '@adp/shared-data/client';
import type { TimelineFilters, TimelineItem, TimelinePage } from '@adp/shared-ui/search-index';
import { timelinePath } from '../paths';

interface TimelineAnswer extends TimelinePage<TimelineItem> {
  readonly asOf: Date;
}

/** Loads a page of publications and events. Only the site's endpoint has them. */
export function loadTimelineItems(filters: TimelineFilters): Promise<Loaded<TimelineAnswer>> {
  // The endpoint has the name and the parameters of the page.
  return loadPublic<TimelineAnswer>(timelinePath(filters).slice(1));
}
