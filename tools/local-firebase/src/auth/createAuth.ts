import { jsonAnswer, type Service, type ServiceAnswer, type ServiceRequest } from '../http/service';
import type { Persistence } from '../persistence/persistence';
import { importAccounts, type ImportedAccount } from './accounts/importAccounts';
import { listAccounts, type Account } from './accounts/listAccounts';
import { createState } from './accounts/createState';
import { loadAccounts, saveAccounts } from './accounts/savedAccounts';
import { listCodes, type EmailCode } from './accounts/listCodes';
import type { ProjectState } from './core/authCore';
import { loadCore, type CoreOptions } from './core/loadCore';
import { passwordPolicyAnswer, type PasswordPolicy } from './policy/passwordPolicy';
import { recaptchaConfigAnswer, type RecaptchaEnforcement, requireRecaptcha } from './policy/recaptcha';
import { requirePassword } from './policy/requirePassword';
import { actionPage } from './pages/actionPage';
import { framePage } from './pages/framePage';
import { gapiShim, gapiShimPath } from './pages/gapiShim';
import { requireSiteOrigin } from './pages/requireSiteOrigin';
import { widgetPage } from './pages/widgetPage';
import { callOperation } from './requests/callOperation';
import { revokeToken } from './requests/revokeToken';
import { routeOperations } from './requests/routeOperations';

export interface AuthOptions extends CoreOptions {
  readonly projectId: string;
  readonly passwordPolicy: PasswordPolicy;
  /** Enforcement of reCAPTCHA for sign-ins with an email address. Defaults to none. */
  readonly recaptcha?: RecaptchaEnforcement | undefined;
  /** Allowed origins of continue URLs, in addition to the origin of the request. */
  readonly origins?: readonly string[];
  /** Path of the site's page for email links. Emails requested with this page link to it. */
  readonly actionPath?: string | undefined;
  /** Called after every request that may have changed an account or a code. */
  readonly onChange?: () => void;
}

export interface Auth extends Persistence {
  readonly service: Service;
  readonly accounts: () => readonly Account[];
  readonly codes: () => readonly EmailCode[];
  /** Adds or replaces members by uid. @throws Error with one sentence if a member cannot be an account */
  readonly importAccounts: (members: readonly ImportedAccount[]) => void;
  readonly clear: () => void;
}

/** Operations without lasting effects, which need no save. */
const reading = /\.(lookup|createAuthUri|queryAccounts|query|batchGet|get\w*|list)$/;

/** Creates Firebase Auth for one project. @throws Error if the official emulator's core is not available */
export async function createAuth(options: AuthOptions): Promise<Auth> {
  const { projectId, passwordPolicy, recaptcha = 'OFF', origins = [], onChange = () => undefined } = options;
  const core = await loadCore(options);
  const findRoute = routeOperations(core.api);
  let state: ProjectState = createState(core, projectId);

  const ahead = (origin: string) => (operationId: string, body: Readonly<Record<string, unknown>>) => {
    if (operationId === 'identitytoolkit.getPasswordPolicy') return passwordPolicyAnswer(passwordPolicy);
    if (operationId === 'identitytoolkit.getRecaptchaConfig') return recaptchaConfigAnswer(projectId, recaptcha);
    if (recaptcha === 'ENFORCE') requireRecaptcha(core, operationId, body);
    if (operationId === 'identitytoolkit.accounts.revokeToken') return revokeToken(core, state, body);
    if (/\.(signUp|update|accounts)$/.test(operationId)) requirePassword(core, passwordPolicy, body.password);
    if (operationId.endsWith('.resetPassword')) requirePassword(core, passwordPolicy, body.newPassword);
    if (operationId.endsWith('.sendOobCode')) requireSiteOrigin(core, body.continueUrl, [origin, ...origins]);
    return undefined;
  };

  const operate = async (request: ServiceRequest): Promise<ServiceAnswer> => {
    const { pathname, search } = request.url;
    const route = findRoute(request.method, pathname);
    if (!route) throw new core.errors.NotFoundError('Not Found');
    if (route === 'otherMethod')
      return jsonAnswer(405, { message: `Method ${request.method} not allowed for ${pathname}${search}` });
    const answer = await callOperation(core, state, route, request, ahead(request.url.origin));
    if (!reading.test(route.operation.operationId)) onChange();
    return jsonAnswer(200, answer);
  };

  const answer = (request: ServiceRequest): ServiceAnswer | Promise<ServiceAnswer> => {
    const { url, method } = request;
    const siteOrigins = [url.origin, ...origins];
    if (url.pathname === '/emulator/action' && /^(GET|POST)$/.test(method)) {
      const form = new URLSearchParams(request.body.toString('utf8'));
      return actionPage({ core, state, url, form, siteOrigins, passwordPolicy, onChange });
    }
    switch (method === 'GET' ? url.pathname : '') {
      case '/emulator/auth/handler':
      case '/__/auth/handler':
        return widgetPage(core, state, url, siteOrigins);
      case '/emulator/auth/iframe':
      case '/__/auth/iframe':
        return framePage();
      case '/__/firebase/init.json':
        return jsonAnswer(200, firebaseConfig(projectId, url.host));
      case gapiShimPath:
        return { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: gapiShim };
      default:
        return operate(request);
    }
  };

  return {
    service: {
      prefixes: [
        '/identitytoolkit.googleapis.com/',
        '/securetoken.googleapis.com/',
        '/emulator/action',
        '/emulator/auth/',
        // Hosting reserves these paths, and an SDK without an emulator requests them.
        '/__/auth/',
        '/emulator/v1/projects/',
        '/__/firebase/init.json',
        gapiShimPath,
      ],
      answer: async (request) => {
        try {
          return await answer(request);
        } catch (error) {
          if (error instanceof core.errors.ApiError) return jsonAnswer(error.code, { error });
          throw error;
        }
      },
    },
    save: () => saveAccounts(state),
    load: (saved) => {
      state = loadAccounts(core, projectId, saved);
    },
    accounts: () => listAccounts(state),
    codes: () => listCodes(state, options.actionPath),
    importAccounts: (members) => {
      importAccounts(core, state, members);
      onChange();
    },
    clear: () => {
      state = createState(core, projectId);
      onChange();
    },
  };
}

/** Returns the response to `/__/firebase/init.json`. Every URL is on the request's origin. */
function firebaseConfig(projectId: string, host: string) {
  return {
    projectId,
    apiKey: 'demo-key',
    authDomain: host,
    storageBucket: `${projectId}.appspot.com`,
    emulators: { sameOrigin: true },
  };
}
