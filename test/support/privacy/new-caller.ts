import { signedInAs } from '../identity/signed-in.js';
import type { TestApp } from '../app.js';
import { giveNotice } from '../moderation.js';
import { signedInAsAdministrator } from '../identity/administrator.js';
import type { Other } from './access.js';
import type { Viewer } from './call.js';

/** Creates a new caller of this kind and returns the headers of their requests. */
export async function newCallerHeaders(app: TestApp, viewer: Viewer | Other): Promise<Record<string, string>> {
  if (viewer === 'visitor') return {};
  if (viewer === 'administrator') return { cookie: await signedInAsAdministrator(app) };
  const { rows } = await app.database.pool.query<{ id: string }>(
    `insert into users (id, email, first_name) values (uuidv7(), gen_random_uuid() || '@walkers.example.com', 'Walker') returning id`,
  );
  const cookie = await signedInAs(app, rows[0]!.id);
  if (viewer === 'suspended') await giveNotice(app, rows[0]!.id);
  if (viewer !== 'token') return { cookie };
  const payload = { name: 'Walk', scopes: ['read', 'write'] };
  const createdToken = await app.fastify.inject({
    method: 'POST',
    url: '/api/user/tokens',
    headers: { cookie },
    payload,
  });
  return { authorization: `Bearer ${createdToken.json<{ token: string }>().token}` };
}
