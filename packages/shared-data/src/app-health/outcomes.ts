/** Reasons why an app could not be shown: its manifest, its version, its script, its module, an exception, or a timeout. */
export const failureCauses = ['manifest', 'refused', 'entry', 'contract', 'throws', 'slow'] as const;
export type FailureCause = (typeof failureCauses)[number];

/** Result of an app's use in a visit. A failure to load takes precedence over errors. */
export const outcomes = ['ok', 'error', ...failureCauses] as const;
export type Outcome = (typeof outcomes)[number];

/** Largest contentful paint and interaction to next paint in milliseconds, and cumulative layout shift in thousandths. */
export const vitals = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof vitals)[number];

/** URL path of the endpoint for measured visits, and of the results. */
export const healthPath = '/api/health';
/** URL path of the list of stopped canaries. */
export const stoppedPath = `${healthPath}/stopped`;

/** Route of pages that are not in the live build, and of the shell. */
export const otherRoute = 'other';

/** Name of the shell in health data, beside the names of the apps. */
export const shellName = 'shell';
