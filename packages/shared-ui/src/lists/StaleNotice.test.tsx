import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaleNotice } from '.';

const notice = <StaleNotice>This copy was saved yesterday.</StaleNotice>;

test('the HTML of the server contains the empty element, which hydration fills offline', () => {
  const html = renderToString(notice);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const reserved = container.firstElementChild;
  expect(reserved?.textContent).toBe('');
  render(notice, { container, hydrate: true });
  expect(screen.getByRole('status').textContent).toBe('This copy was saved yesterday.');
  expect(container.firstElementChild).toBe(reserved);
  onLine.mockRestore();
});
