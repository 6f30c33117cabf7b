export { default as ar } from './ar.json' with { type: 'json' };
export { default as en } from './en.json' with { type: 'json' };
export { default as fr } from './fr.json' with { type: 'json' };
export { default as pt } from './pt.json' with { type: 'json' };
export { default as sw } from './sw.json' with { type: 'json' };
