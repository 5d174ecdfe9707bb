/**
 * Started by peers.ts: the practical limit, a minimal Fastify server with named prepared statements, one per request, and
 * no validation, limits, headers, or sessions. Its argument is the URL of the database.
 */
import { fastify, type FastifyReply } from 'fastify';
import pg from 'pg';
import { BARE_SQL, cellsAround } from './bare-sql.js';

const MILES = 10;

/** As many connections as the product may use. */
const pool = new pg.Pool({ connectionString: String(process.argv[2]), max: 20 });
const server = fastify();

async function answer(reply: FastifyReply, name: keyof typeof BARE_SQL, values: unknown[]): Promise<string> {
  const { rows } = await pool.query<[string]>({ name, text: BARE_SQL[name], values, rowMode: 'array' });
  reply.header('content-type', 'application/json; charset=utf-8');
  return rows[0]?.[0] ?? 'null';
}

interface Asked {
  readonly Querystring: Readonly<Record<string, string>>;
}

interface Posted {
  readonly Body: Readonly<Record<'business' | 'author' | 'stars' | 'body', unknown>>;
}

server.get<Asked>('/list', ({ query }, reply) => answer(reply, 'list', [query['city'], query['category']]));
server.get<Asked>('/search', ({ query }, reply) => {
  const [lat, lng] = [Number(query['lat']), Number(query['lng'])];
  return answer(reply, 'search', [query['q'], cellsAround(lat, lng, MILES), lat, lng, MILES]);
});
server.get<{ Params: { id: string } }>('/business/:id', ({ params }, reply) => answer(reply, 'business', [params.id]));
server.post<Posted>('/review', ({ body }, reply) =>
  answer(reply.code(201), 'review', [body.business, body.author, body.stars, body.body]),
);
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => process.exit(0));
