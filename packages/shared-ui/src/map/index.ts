// Entry point for the map of Africa. Separate from the main entry point, because few pages need its shapes.
export { AfricaMap } from './AfricaMap';
export { MapLegend } from './MapLegend';
