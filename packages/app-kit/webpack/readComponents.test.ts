/** @jest-environment node */
import { findUsedComponents, readComponents } from './readComponents.mjs';

test('lists the exports of the library with the props that its components declare', () => {
  const components = readComponents();
  expect(components['@adp/shared-ui']).toEqual(
    expect.arrayContaining(['Button', 'Button secondary', 'PageTitle', 'PageTitle page', 'PageTitle site']),
  );
  // Components pass attributes of HTML elements on, and React defines those.
  expect(components['@adp/shared-ui']).not.toContain('Button onClick');
  expect(Object.keys(components)).not.toContain('@adp/shared-ui/testing');
});

test('finds the names and props of the library that a module uses', () => {
  const source = `
    import { Button as Action, useOnline, type Notice } from '@adp/shared-ui';
    import { TextField } from '@adp/shared-ui/forms';
    import type { Later } from '@adp/shared-ui';
    import { Button } from './Button';
    export const A = (props) => <><Action secondary onClick={go}>x</Action><TextField {...props} name="a" /><Button own /></>;
  `;
  expect(findUsedComponents(source)).toEqual({
    '@adp/shared-ui': ['Button', 'useOnline', 'Button secondary', 'Button onClick'],
    '@adp/shared-ui/forms': ['TextField', 'TextField name'],
  });
});
