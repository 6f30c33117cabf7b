import axe from 'axe-core';

/** Returns accessibility violations in an element: rule and first node. Disabled rules need layout, so browser tests check them. */
export async function axeViolations(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    rules: {
      'label-content-name-mismatch': { enabled: false },
      'color-contrast': { enabled: false },
      region: { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
