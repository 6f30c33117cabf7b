// react-router-dom is react-router under its older name, with the provider for the DOM.
export * from './reactRouter';
export { RouterProvider } from 'react-router-real-dom';
