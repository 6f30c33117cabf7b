// Lists that grow page by page.
export { LoadMore } from './LoadMore';
export { StaleNotice } from './StaleNotice';
export { useFocusNewRows } from './useFocusNewRows';
export { clearReturnPlaces, useReturnPlace } from './useReturnPlace';
