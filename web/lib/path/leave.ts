/** Leaves the client for a call such as /api/login: a full navigation. Browser only. */
export function leaveFor(path: string): void {
  window.location.assign(path);
}
