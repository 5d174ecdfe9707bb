/** The two views that a member has of the home page. */
export type HomeView = 'overview' | 'dashboard';

export const HOME_PATH: Readonly<Record<HomeView, string>> = { overview: '/', dashboard: '/?view=dashboard' };

export function homeViewOf(params: URLSearchParams): HomeView {
  return params.get('view') === 'dashboard' ? 'dashboard' : 'overview';
}

const KEY = 'home-view';

/** What the member chose last in this browser; null where nothing is kept or may be. Browser only. */
export function rememberedHomeView(): HomeView | null {
  try {
    return localStorage.getItem(KEY) === 'dashboard' ? 'dashboard' : null;
  } catch {
    return null;
  }
}

/** Keeps the choice in this browser; where it may keep nothing, the choice holds for this page alone. Browser only. */
export function rememberHomeView(view: HomeView): void {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // Private windows of some browsers refuse.
  }
}
