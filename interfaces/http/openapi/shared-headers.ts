import type { OpenAPIObject } from '@nestjs/swagger';

type Headers = NonNullable<NonNullable<OpenAPIObject['components']>['headers']>;

const text = (description: string) => ({ description, schema: { type: 'string' as const } });
const count = (description: string) => ({ description, schema: { type: 'integer' as const, minimum: 0 } });

/** Every documented response header, by component name. */
const HEADERS = {
  CacheControl: ['Cache-Control', text('Who may cache the response, and for how long.')],
  DecisionId: [
    'Decision-Id',
    text(
      'ID of the decision. `POST /api/admin/decisions/{id}/undo` undoes it within 10 seconds. Absent if nothing was decided.',
    ),
  ],
  ETag: [
    'ETag',
    text('Version of this response. Send it back in `If-None-Match` to get 304 while nothing has changed.'),
  ],
  IncludesNearby: [
    'X-Includes-Nearby',
    text('`true` if some results, on any page, are outside the requested town; otherwise absent.'),
  ],
  Link: ['Link', text('`<address>; rel="next"`: the address of the next page. Absent on the last page.')],
  Location: ['Location', text('Address of the resource.')],
  LocationUnknown: [
    'X-Location-Unknown',
    text('`true` if `location` is not a known place and was matched as text; otherwise absent.'),
  ],
  RequestId: ['X-Request-Id', text('ID of this request. Include it when you report a problem.')],
  RetryAfter: ['Retry-After', count('Seconds to wait before the next attempt.')],
  SearchOrigin: [
    'X-Search-Origin',
    text('`latitude,longitude` from which distances are measured, in degrees. Absent if the place is unknown.'),
  ],
  SearchUnderstood: [
    'Search-Understood',
    text(
      'What the search understood, as JSON in ASCII with `\\u` escapes: `words` that results match, `dropped` words that they need not match, the `kind`, `perk`, `pets`, and `location` of the text, `radiusMiles`, and `relaxed`: `words`, `radius`, `location`, or `pets` if the search would otherwise find nothing. Long words are cut. Absent without `query`, and with `exact`.',
    ),
  ],
  TotalCapped: ['X-Total-Capped', text('`true` if there are more than 10,000 records; otherwise absent.')],
  TotalCount: ['X-Total-Count', count('Number of records on all pages. Counting stops at 10,000.')],
} as const satisfies Readonly<Record<string, readonly [header: string, description: Headers[string]]>>;

export type SharedHeader = keyof typeof HEADERS;

/** The shared headers, by name. */
export const HEADER_COMPONENTS: Headers = Object.fromEntries(
  Object.entries(HEADERS).map(([name, [, description]]) => [name, description]),
);

/** Returns references to shared headers, by header name. */
export function headerRefs(names: readonly SharedHeader[]): Headers {
  return Object.fromEntries(names.map((name) => [HEADERS[name][0], { $ref: `#/components/headers/${name}` }]));
}
