import { screen } from '@testing-library/react';
import { renderWithText } from '../../testing/renderWithText';
import { ShareMenu } from './ShareMenu';

const mockNetwork = { works: false };
jest.mock('./QrCodeFigure', () => {
  if (!mockNetwork.works) throw new Error('Loading chunk qr-code failed');
  return { QrCodeFigure: () => <p>The code</p> };
});

test('if the component for the QR code does not load, the menu shows an error and a retry button', async () => {
  const { user } = await renderWithText(<ShareMenu shared={{ url: 'https://example.org/a', title: 'A' }} />);
  await user.click(screen.getByRole('button', { name: 'QR code' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This part of the page could not be loaded');
  expect(screen.getAllByRole('link')).toHaveLength(6);
  mockNetwork.works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The code')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('focus moves from the button to the QR code', async () => {
  mockNetwork.works = true;
  const { user } = await renderWithText(<ShareMenu shared={{ url: 'https://example.org/a', title: 'A' }} />);
  await user.click(screen.getByRole('button', { name: 'QR code' }));
  const code = await screen.findByText('The code');
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(code)).toBe(true);
});
