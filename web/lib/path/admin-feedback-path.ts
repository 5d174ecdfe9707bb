/** The tabs of the page of feedback, in their order, as its address names them. */
export const FEEDBACK_TABS = ['pending', 'recommendations', 'issues', 'all'] as const;

export type FeedbackTab = (typeof FEEDBACK_TABS)[number];

/** The tab that an address names; the first one where it names none. */
export function feedbackTabOf(params: URLSearchParams): FeedbackTab {
  return FEEDBACK_TABS.find((tab) => tab === params.get('tab')) ?? FEEDBACK_TABS[0];
}

/** The address of a tab, whose list begins after a cursor. */
export function feedbackPath(tab: FeedbackTab, cursor: string | null = null): string {
  const params = new URLSearchParams();
  if (tab !== FEEDBACK_TABS[0]) params.set('tab', tab);
  if (cursor !== null) params.set('cursor', cursor);
  return params.size === 0 ? '/admin/feedback' : `/admin/feedback?${params.toString()}`;
}
