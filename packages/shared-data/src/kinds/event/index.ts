export { type Event, eventSchema, events } from './events';
export { listedEvents } from './listedEvents';
