import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { PreviewContent } from './PreviewContent';
import { PreviewFrame } from './PreviewFrame';

/** Renders a preview, and returns the document of its frame and the router of the page around it. */
async function renderPreview() {
  const sheet = document.createElement('style');
  document.head.append(sheet);
  const press = jest.fn();
  const element = (
    <PreviewFrame title="Preview">
      <PreviewContent lang="ar">
        <Link to="/left">Elsewhere</Link>
        <button onClick={press}>Save</button>
      </PreviewContent>
    </PreviewFrame>
  );
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/left', element: 'Left' },
  ]);
  render(<RouterProvider router={router} />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview');
  await waitFor(() => expect(frame.contentDocument?.querySelector('a')).toBeTruthy());
  return { preview: frame.contentDocument as Document, router, press };
}

test('the preview has its own document with the styles of the page, including those that load later', async () => {
  const { preview } = await renderPreview();
  const before = preview.querySelectorAll('style').length;
  expect(before).toBeGreaterThan(0);
  document.head.append(document.createElement('style'));
  await waitFor(() => expect(preview.querySelectorAll('style')).toHaveLength(before + 1));
});

test('links and buttons in the preview do nothing', async () => {
  const { preview, router, press } = await renderPreview();
  for (const control of preview.querySelectorAll('a, button')) expect(fireEvent.click(control)).toBe(false);
  expect(router.state.location.pathname).toBe('/');
  expect(press).not.toHaveBeenCalled();
});
