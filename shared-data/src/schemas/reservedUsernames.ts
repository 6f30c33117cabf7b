/** Words that are no username: the first segments of routes, and words that would speak for the site. */
export const reservedUsernames = [
  ...['about', 'apet', 'au-ai', 'auda-nepad', 'authorization', 'cjed', 'ivm', 'articles', 'events', 'opportunities'],
  ...['products', 'knowledge-products', 'people', 'login', 'sign-up', 'welcome', 'edit-profile', 'notifications'],
  ...['settings', 'new', 'search', 'download', 'builds', 'api', 'admin', 'administrator', 'root', 'system', 'support'],
  ...['help', 'security', 'moderator', 'staff', 'team', 'official', 'au', 'african-union', 'nepad', 'auda', 'null'],
  ...['undefined', 'me', 'www', 'mail', 'static', 'assets', 'favicon', 'robots', 'sitemap', 'index', 'logout'],
  ...[
    'sign-in',
    'signin',
    'signup',
    'register',
    'account',
    'profile',
    'users',
    'profiles',
    'anonymous',
    'former-member',
  ],
  ...['terms', 'privacy', 'contact', 'legal', 'cookies', 'offline', 'error', 'not-found'],
] as const;
