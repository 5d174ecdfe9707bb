/** Server process of benchmarks: the built server with a database, or a minimal Fastify server with a fixed response. */
import { fastify } from 'fastify';
import type { AddressInfo } from 'node:net';
import type * as Logging from '../../infrastructure/logging/logger.js';
import type * as Orms from '../../infrastructure/schema/orm.js';
import type * as Settings from '../../infrastructure/config/settings.js';
import type * as Databases from '../../infrastructure/postgres/database.js';
import type * as CreateApp from '../../interfaces/http/create-app.js';

const built = <Module>(path: string): Promise<Module> =>
  import(new URL(`../../dist/${path}`, import.meta.url).href) as Promise<Module>;

process.once('message', (argument: string) => {
  void (process.argv[2] === 'bare' ? bare(argument) : product(argument)).then((address) => {
    process.send?.(address);
    process.on('message', () => {
      const { user, system } = process.cpuUsage();
      process.send?.(user + system);
    });
  });
});
process.on('disconnect', () => process.exit(0));

/** Listens on the port from the command line, or on a free one. */
async function product(url: string): Promise<string> {
  const port = Number(process.argv[3] ?? 0);
  const { createApp } = await built<typeof CreateApp>('interfaces/http/create-app.js');
  const { Database } = await built<typeof Databases>('infrastructure/postgres/database.js');
  const { readSettings } = await built<typeof Settings>('infrastructure/config/settings.js');
  const { createLogger } = await built<typeof Logging>('infrastructure/logging/logger.js');
  const { createOrm } = await built<typeof Orms>('infrastructure/schema/orm.js');
  const settings = {
    ...readSettings({
      ...{ RATE_LIMIT: 'off', LOG_LEVEL: 'warn', PORT: String(port), DATA_DIR: process.env['DATA_DIR'] },
      ADMIN_PASSWORD: process.env['ADMIN_PASSWORD'],
    }),
    appSecret: 'a secret for benchmarks, 32+ characters',
  };
  const database = new Database({ url });
  const app = await createApp({
    database,
    orm: await createOrm(database.pool),
    settings,
    logger: createLogger(settings.logLevel),
    pendingMigrations: () => Promise.resolve(0),
  });
  await app.fastify.listen({ port, host: 'localhost' });
  const { port: bound } = app.fastify.server.address() as AddressInfo;
  return `http://localhost:${String(bound)}`;
}

async function bare(text: string): Promise<string> {
  const server = fastify();
  server.get('/api/businesses', (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
  return server.listen({ port: 0, host: '127.0.0.1' });
}
