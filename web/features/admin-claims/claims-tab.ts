/** The lists of claims: what waits for a decision, and everything. */
export const CLAIMS_TABS = ['pending', 'all'] as const;

export type ClaimsTab = (typeof CLAIMS_TABS)[number];

/** The list that an address names. */
export function claimsTabOf(params: URLSearchParams): ClaimsTab {
  return params.get('status') === 'all' ? 'all' : 'pending';
}

/** The address of a list, after a cursor where there is one. */
export function claimsPath(tab: ClaimsTab, cursor: string | null = null): string {
  const params = new URLSearchParams({ ...(tab === 'all' && { status: tab }), ...(cursor !== null && { cursor }) });
  return params.size === 0 ? '/admin/claims' : `/admin/claims?${params.toString()}`;
}
