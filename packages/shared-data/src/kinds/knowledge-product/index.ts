export { type KnowledgeProduct, knowledgeProductSchema, knowledgeProducts } from './knowledgeProducts';
export { type ProgrammeProduct, programmeProducts } from './programmeProducts';
export { listedKnowledgeProducts } from './listedKnowledgeProducts';
