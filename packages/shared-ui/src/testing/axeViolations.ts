import axe from 'axe-core';

/**
 * Returns the accessibility violations in an element, each with its rule and first node. Rules that need layout are disabled, because
 * browser tests check them.
 */
export async function axeViolations(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    // Omit what takes long and is not reported: elements that pass, and their selectors.
    resultTypes: ['violations'],
    selectors: false,
    rules: {
      'label-content-name-mismatch': { enabled: false },
      'color-contrast': { enabled: false },
      region: { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
