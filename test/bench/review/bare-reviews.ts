/** Started by review-servers.ts: a minimal Fastify server that only inserts a review and updates the business's count. */
import { fastify } from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: String(process.argv[2]), max: 20 });
const server = fastify();
const WRITE = {
  name: 'write',
  text: `with review as (
      insert into reviews (business_id, member, rating, title, content) values ($1, $2, $3, $4, $5) returning *),
    place as (
      update businesses b set review_count = b.review_count + 1, rating_sum = b.rating_sum + r.rating
      from review r where b.id = r.business_id)
    select * from review`,
};

interface Body {
  readonly rating: number;
  readonly title: string;
  readonly content: string;
}

server.post<{ Params: { id: string }; Body: Body }>(
  '/api/businesses/:id/reviews',
  async ({ params, headers, body }, reply) => {
    const { rows } = await pool.query({
      ...WRITE,
      values: [params.id, headers.cookie, body.rating, body.title, body.content],
    });
    return reply.code(201).send(rows[0]);
  },
);
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => process.exit(0));
