import type { TestApp } from '../app.js';

const PASSWORD = 'walkies-at-dawn-77';

/** Settings of a server with an administrator that `signedInAsAdministrator` can use. */
export const WITH_ADMINISTRATOR = { ADMIN_PASSWORD: PASSWORD };

/** Signs in as the administrator of a server with these settings and returns the `cookie` header of the session. */
export async function signedInAsAdministrator({ fastify }: Pick<TestApp, 'fastify'>): Promise<string> {
  const { headers } = await fastify.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { password: PASSWORD },
  });
  return String(headers['set-cookie']).split(';', 1)[0]!;
}
