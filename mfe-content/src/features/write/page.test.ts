import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { ensureDraftId } from './page';

test.each(['', '/fr'])('with the base path "%s", the URL of a new text gets a draft id', async (base) => {
  const path = `${base}/new/article`;
  const router = createMemoryRouter(
    [{ path: '/new/:kind', loader: ({ request }) => ensureDraftId(new URL(request.url)), element: null }],
    { basename: base || '/', initialEntries: [path] },
  );
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?draft=/));
  expect(router.state.location.pathname).toBe(path);
});
