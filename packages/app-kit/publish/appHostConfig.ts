/** Hosting configuration of an app's host (docs/own-app.md), in the format of the Hosting API. */
export const appHostConfig = {
  headers: [
    {
      glob: '**',
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Referrer-Policy': 'no-referrer',
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    { glob: '/b-*/**', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ],
  redirects: [],
  rewrites: [],
};
