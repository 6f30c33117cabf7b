export interface UserRecord {
  readonly localId: string;
  readonly email?: string;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
  /** Custom claims as JSON. */
  readonly customAttributes?: string;
  readonly providerUserInfo?: readonly ProviderRecord[];
  /** Time in seconds since 1970. Tokens issued before this time are rejected. */
  readonly validSince?: string;
  /** Creation time in milliseconds since 1970. */
  readonly createdAt?: string;
  readonly lastLoginAt?: string;
}

export interface ProviderRecord {
  readonly providerId: string;
  readonly rawId: string;
  readonly email?: string;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly screenName?: string;
}

export interface CodeRecord {
  readonly requestType: string;
  readonly email: string;
  readonly newEmail?: string;
  readonly oobCode: string;
  readonly oobLink: string;
}

export interface ProjectState {
  readonly projectId: string;
  readonly users: ReadonlyMap<string, UserRecord>;
  readonly oobs: Map<string, CodeRecord>;
  oneAccountPerEmail: boolean;
  enableImprovedEmailPrivacy: boolean;
  createRefreshTokenFor: (user: UserRecord, provider: string, options?: object) => string;
  validateRefreshToken: (refreshToken: string) => { readonly user: UserRecord };
  readonly overwriteUserWithLocalId: (localId: string, fields: UserRecord) => UserRecord;
  readonly updateUserByLocalId: (localId: string, fields: Partial<UserRecord>) => UserRecord;
  readonly listProviderInfosByProviderId: (providerId: string) => readonly ProviderRecord[];
}

/** Parts of a request that an operation reads besides the body. */
interface OperationContext {
  readonly params: {
    readonly path: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
  };
  readonly security: { readonly Oauth2?: true };
  /** `origin` is for the registry stub, which returns the URL of email links. */
  readonly req: { readonly origin: string };
}

export type RequestBody = Readonly<Record<string, unknown>>;
type Operation = (state: ProjectState, body: RequestBody, context: OperationContext) => unknown;
export interface Operations {
  readonly [name: string]: Operation | Operations;
}

interface ApiError extends Error {
  readonly code: number;
  readonly toJSON: () => object;
}

type ApiErrorClass = new (message: string, details?: string | readonly object[]) => ApiError;

/** Part of OpenAPI that the emulator's API description uses. */
export interface ApiSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, ApiSchema>>;
  readonly additionalProperties?: ApiSchema | boolean;
  readonly items?: ApiSchema;
}

export interface ApiOperation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: {
    readonly $ref?: string;
    readonly content?: Readonly<Record<string, { readonly schema: ApiSchema }>>;
  };
}

type ApiPath = Readonly<Partial<Record<'get' | 'post' | 'patch' | 'put' | 'delete', ApiOperation>>> & {
  readonly servers?: readonly { readonly url: string }[];
};

export interface ApiDescription {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, ApiPath>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, ApiSchema>>;
    readonly requestBodies: Readonly<Record<string, NonNullable<ApiOperation['requestBody']>>>;
  };
}

/** Core of the official Auth emulator: the exports of our bundle (`coreRecipe.ts`). */
export interface AuthCore {
  readonly operations: Operations;
  readonly resetPassword: (state: ProjectState, body: RequestBody) => { readonly email?: string };
  readonly batchCreate: (
    state: ProjectState,
    body: RequestBody,
  ) => { readonly error: readonly { readonly index: number; readonly message: string }[] };
  readonly setAccountInfo: (state: ProjectState, body: RequestBody) => { readonly email?: string };
  readonly ProjectState: new (projectId: string) => ProjectState;
  readonly api: ApiDescription;
  /** HTML page that simulates the identity provider, with a placeholder for the accounts. */
  readonly widget: string;
  readonly widgetPlaceholder: string;
  readonly errors: { readonly ApiError: abstract new () => ApiError } & Readonly<Record<ErrorName, ApiErrorClass>>;
}

type ErrorName =
  `${'BadRequest' | 'InvalidArgument' | 'Unauthenticated' | 'PermissionDenied' | 'NotFound' | 'NotImplemented'}Error`;
