export { type Product, productSchema, products } from './products';
export { listedProducts } from './listedProducts';
