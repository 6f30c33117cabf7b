export { createHandler } from './handler';
export { createRenderer, type Renderer, type RenderFault } from './render/createRenderer';
export type { Handler, HandlerOptions } from './HandlerOptions';
