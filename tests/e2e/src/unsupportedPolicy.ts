/** Pattern for Chromium's message on each page that its integrity policy does not cover styles yet (decision 168). */
export const unsupportedPolicy = /^The Integrity-Policy destination 'style' is not supported\.$/;
