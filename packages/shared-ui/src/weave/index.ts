// Entry point for the woven patterns of items and members without a picture.
export { toWeave } from './toWeave';
export { Weave } from './Weave';
