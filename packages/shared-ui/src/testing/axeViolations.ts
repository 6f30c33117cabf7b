import axe from 'axe-core';

/**
 * Accessibility violations in an element: rule and first node. Colours, regions and label contents need layout; the
 * journeys in a browser check those.
 */
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
