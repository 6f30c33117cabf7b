import axe from 'axe-core';

/** What axe finds wrong with an element: rule and first place. Colours, regions and the look of labels need a page, which the journeys have. */
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
