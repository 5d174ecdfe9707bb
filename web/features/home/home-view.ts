/** The two views that a member has of the home page. */
export type HomeView = 'overview' | 'dashboard';

/** Each by its name, so that a member who starts at the dashboard comes to the overview without JavaScript too. */
export const HOME_PATH: Readonly<Record<HomeView, string>> = {
  overview: '/?view=overview',
  dashboard: '/?view=dashboard',
};

export function homeViewOf(params: URLSearchParams): HomeView {
  return params.get('view') === 'dashboard' ? 'dashboard' : 'overview';
}

/** The cookie that carries the choice to the server, which else would show the other view first. */
export const HOME_VIEW_COOKIE = 'home-view';

const ONE_YEAR_S = 31_536_000;

/** Keeps the choice in this browser for a year. Browser only. */
export function rememberHomeView(view: HomeView): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${HOME_VIEW_COOKIE}=${view}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${secure}`;
}

/** Whether these cookies say that the member starts at the dashboard. */
export function startsAtDashboard(cookies: string): boolean {
  return cookies.split('; ').includes(`${HOME_VIEW_COOKIE}=dashboard`);
}
