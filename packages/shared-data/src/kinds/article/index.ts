export { type Article, articleSchema, articles } from './articles';
export { listedArticles } from './listedArticles';
