import { startTestPostgres, type TestPostgres } from './postgres.js';

/** Several Jest projects of one run share one server. */
const shared = globalThis as { welcomePawsTestPostgres?: { users: number; readonly server: Promise<TestPostgres> } };

/** Starts the server and sets TEST_OWNER_URL and TEST_APP_URL. */
export async function globalSetup(): Promise<void> {
  shared.welcomePawsTestPostgres ??= { users: 0, server: startTestPostgres() };
  shared.welcomePawsTestPostgres.users += 1;
  const { ownerUrl, appUrl } = await shared.welcomePawsTestPostgres.server;
  process.env['TEST_OWNER_URL'] = ownerUrl;
  process.env['TEST_APP_URL'] = appUrl;
}

/** Stops the server when the last project is done. */
export async function globalTeardown(): Promise<void> {
  const { welcomePawsTestPostgres: started } = shared;
  if (started === undefined) return;
  started.users -= 1;
  if (started.users > 0) return;
  delete shared.welcomePawsTestPostgres;
  await (await started.server).stop();
}
