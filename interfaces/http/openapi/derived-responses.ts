import { METHODS, type Operation } from './operations.js';
import { refusal, type Refusal } from './refusals.js';
import { headerRefs, type SharedHeader } from './shared-headers.js';

/** Carries the traits of a call until the document is complete. */
export const RESPONSE_TRAITS = 'x-response-traits';

/** Marks a call that an administrator can undo until the document is complete. */
export const UNDOABLE_EXTENSION = 'x-undoable';

/** Traits of a call's responses that its method, guard, path, query, and body don't determine. */
export interface ResponseTraits {
  /** False if the created record has no address of its own for `Location`. */
  readonly located?: boolean;
  /** True for a list: it has X-Total-Count, X-Total-Capped, and Link. */
  readonly list?: boolean;
  /** True if X-Search-Origin names the point from which distances are measured. */
  readonly measured?: boolean;
  /** True if X-Includes-Nearby and X-Location-Unknown describe the location of the search. */
  readonly nearby?: boolean;
  /** True if Search-Understood says what a search understood. */
  readonly understood?: boolean;
  /** True if the record may have moved to another address (301). */
  readonly moved?: boolean;
  readonly alsoRefuses?: readonly Refusal[];
  readonly neverRefuses?: readonly Refusal[];
  /** False for a public read that caches must not store. */
  readonly cached?: boolean;
  /** False for probes and webhooks: no rate limit, no caching, no cross-site check. */
  readonly public?: boolean;
}

type DocumentedOperation = Operation & { [RESPONSE_TRAITS]?: ResponseTraits; [UNDOABLE_EXTENSION]?: boolean };

/** Adds the headers of the success response and all error responses to an operation. */
export function documentResponses(method: (typeof METHODS)[number], operation: DocumentedOperation): void {
  const { [RESPONSE_TRAITS]: traits = {}, security = [], parameters = [], requestBody } = operation;
  const isUndoable = operation[UNDOABLE_EXTENSION] === true;
  delete operation[RESPONSE_TRAITS];
  delete operation[UNDOABLE_EXTENSION];
  const isRead = method === 'get';
  const isPublic = traits.public !== false;
  const isGuarded = security.length > 0;
  const isCached = isRead && isPublic && !isGuarded && traits.cached !== false;
  const accepts = (scheme: 'token' | 'admin') => security.some((each) => scheme in each);
  const takes = (place: 'path' | 'query') => parameters.some((each) => 'in' in each && each.in === place);

  for (const [status, response] of Object.entries(operation.responses))
    if (response !== undefined && 'description' in response)
      response.headers = headerRefs(headersOf(traits, { isCached, isUndoable, isCreated: status === '201' }));

  const rules: Readonly<Record<Refusal, boolean>> = {
    301: traits.moved === true,
    304: isCached,
    400: requestBody !== undefined || takes('query'),
    401: isGuarded,
    403: isPublic && (!isRead || accepts('token') || accepts('admin')),
    404: takes('path'),
    409: isGuarded && !isRead && method !== 'delete',
    410: false,
    413: requestBody !== undefined,
    415: requestBody !== undefined,
    422: false,
    429: isPublic,
    500: true,
    501: false,
    503: true,
  };
  const { alsoRefuses = [], neverRefuses = [] } = traits;
  const named: readonly Refusal[] = Object.keys(rules).map((status) => Number(status) as Refusal);
  for (const status of named)
    if ((rules[status] || alsoRefuses.includes(status)) && !neverRefuses.includes(status))
      operation.responses[status] = refusal(status);
}

interface Derived {
  readonly isCached: boolean;
  readonly isCreated: boolean;
  readonly isUndoable: boolean;
}

function headersOf(traits: ResponseTraits, { isCached, isCreated, isUndoable }: Derived): readonly SharedHeader[] {
  return [
    'RequestId',
    ...(isCached ? (['ETag', 'CacheControl'] as const) : []),
    ...(traits.list === true ? (['TotalCount', 'TotalCapped', 'Link'] as const) : []),
    ...(traits.measured === true ? (['SearchOrigin'] as const) : []),
    ...(traits.nearby === true ? (['IncludesNearby', 'LocationUnknown'] as const) : []),
    ...(traits.understood === true ? (['SearchUnderstood'] as const) : []),
    ...(isUndoable ? (['DecisionId'] as const) : []),
    ...(isCreated && traits.located !== false ? (['Location'] as const) : []),
  ];
}
