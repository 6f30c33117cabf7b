import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useFocusNewRows } from './useFocusNewRows';

/** A list like that of products: each row has a link and a nested list. */
function Products() {
  const [length, setLength] = useState(2);
  const list = useRef<HTMLDivElement>(null);
  const focusNewRows = useFocusNewRows(list, length);
  return (
    <>
      <div ref={list}>
        <ul>
          {Array.from({ length }, (_, index) => (
            <li key={index}>
              <a href={`/products/${index + 1}`}>{`Product ${index + 1}`}</a>
              <ul>
                <li>Web</li>
                <li>Android</li>
              </ul>
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        onClick={() => {
          focusNewRows();
          setLength(length + 2);
        }}
      >
        Show more
      </button>
    </>
  );
}

test('the first new row is focused if rows contain lists', async () => {
  const user = userEvent.setup();
  render(<Products />);
  for (const name of ['Product 3', 'Product 5']) {
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(document.activeElement).toBe(screen.getByRole('link', { name }));
  }
});
