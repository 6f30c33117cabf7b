// Exports of react-router that the shell and apps use, under its older name react-router-dom, with the DOM provider. Sharing the whole
// package would add 26 kB.
export {
  createBrowserRouter,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  Outlet,
  redirect,
  replace,
  ScrollRestoration,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-real';
export { RouterProvider } from 'react-router-real-dom';
