export { createImageRenderer } from './discovery/card/createImageRenderer';
export { readCardFiles } from './discovery/card/readCardFiles';
export { createHandler } from './handler';
export { createRenderer, type RendererOptions, type RenderError } from './render/createRenderer';
export type { HealthCounts, SaveHealth } from './health/createHealthCounter';
export type { SaveUsage } from './usage/createUsageCounter';
export type { Describe, Handler, HandlerOptions } from './HandlerOptions';
