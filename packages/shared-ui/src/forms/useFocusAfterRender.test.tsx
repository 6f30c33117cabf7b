import { render } from '@testing-library/react';
import { useFocusAfterRender } from './useFocusAfterRender';

test('an element receives focus once it is rendered, even if another render comes first', () => {
  let focus: (id: string) => void = () => undefined;
  function Field({ isThere }: { isThere: boolean }) {
    focus = useFocusAfterRender();
    return isThere ? <input id="new" /> : null;
  }
  const { rerender } = render(<Field isThere={false} />);
  focus('new');
  rerender(<Field isThere={false} />);
  rerender(<Field isThere />);
  expect(document.activeElement?.id).toBe('new');
});
