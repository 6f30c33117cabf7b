// Entry point for the shapes and dimensions of the map. Servers import this module, so it does not use React.
export { islands, mapHeight, mapWidth, paths } from './shapes';
export { toLabels } from './toLabels';
export { getShade, toShades } from './toShades';

/** The radius of an island's visible circle, and of the area to press: 24 pixels wide on the narrowest map. */
export const [dotRadius, pressRadius] = [13, 31];
