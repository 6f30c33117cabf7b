export { LoadMore } from './LoadMore';
export { StaleNotice } from './StaleNotice';
export { SummaryButton } from './SummaryButton';
export { useLastPages } from './useLastPages';
export { clearLastShown, useLastShown } from './useLastShown';
export { useFocusNewRows } from './useFocusNewRows';
export { clearReturnPlaces, useReturnPlace } from './useReturnPlace';
