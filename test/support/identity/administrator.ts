import type { TestApp } from '../app.js';

const PASSWORD = 'walkies-at-dawn-77';

/** The settings of a server with an administrator whom `signedInAsAdministrator` knows. */
export const WITH_ADMINISTRATOR = { ADMIN_PASSWORD: PASSWORD };

/** Signs in as an administrator of a server that was started so, and answers the `cookie` header that bears the session. */
export async function signedInAsAdministrator({ fastify }: Pick<TestApp, 'fastify'>): Promise<string> {
  const { headers } = await fastify.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { password: PASSWORD },
  });
  return String(headers['set-cookie']).split(';', 1)[0]!;
}
