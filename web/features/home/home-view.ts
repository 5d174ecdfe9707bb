/** The member's two views of the home page. */
export type HomeView = 'overview' | 'dashboard';

/**
 * Both views have an explicit address, so that members who start at the dashboard can reach the overview without
 * JavaScript.
 */
export const HOME_PATH: Readonly<Record<HomeView, string>> = {
  overview: '/?view=overview',
  dashboard: '/?view=dashboard',
};

export function homeViewOf(params: URLSearchParams): HomeView {
  return params.get('view') === 'dashboard' ? 'dashboard' : 'overview';
}

/** Cookie with the chosen view, so that the server renders it right away. */
export const HOME_VIEW_COOKIE = 'home-view';

const ONE_YEAR_S = 31_536_000;

/** Stores the choice in this browser for a year. Browser only. */
export function rememberHomeView(view: HomeView): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${HOME_VIEW_COOKIE}=${view}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${secure}`;
}

/** Returns whether these cookies choose the dashboard. */
export function startsAtDashboard(cookies: string): boolean {
  return cookies.split('; ').includes(`${HOME_VIEW_COOKIE}=dashboard`);
}
