// What shell and apps use of react-router, under its older name react-router-dom, with the provider for the DOM: sharing the
// whole of it would cost a visitor 26 kB more.
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
