export { createHandler } from './handler';
export type { Handler, HandlerOptions } from './HandlerOptions';
