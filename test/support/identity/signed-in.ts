import { PostgresMemberSessions } from '../../../infrastructure/identity/member-sessions.repository.js';
import { SystemClock } from '../../../infrastructure/config/system-clock.js';
import type { TestApp } from '../app.js';

/** Starts a session for a member, as a sign-in would, and returns its `cookie` header. */
export async function signedInAs(app: Pick<TestApp, 'database'>, userId: string): Promise<string> {
  const session = { userId, userAgent: 'test', issuer: 'embedded', idToken: null };
  const token = await new PostgresMemberSessions(app.database, new SystemClock()).begin(session, {
    signedInAt: null,
    before: null,
  });
  return `session=${token}`;
}
