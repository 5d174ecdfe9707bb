/** Leaves the client by a full navigation, for calls such as /api/login. Browser only. */
export function navigateFully(path: string): void {
  window.location.assign(path);
}
