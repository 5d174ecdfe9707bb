/**
 * Measures uploads of photos of 700 KB and 12 megapixels, upright and rotated: the time for one, the additional memory
 * for ten at once (Linux only), and the time to save a business with 30 of them. Needs a build. Run:
 * `node --import ./test/support/run-sources.ts test/bench/upload.ts`
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type * as EmbeddedPostgres from '../../infrastructure/postgres/embedded/embedded-postgres.js';
import type * as EmbeddedRoles from '../../infrastructure/postgres/embedded/embedded-roles.js';
import type * as Migrate from '../../infrastructure/schema/migrate.js';
import type * as Databases from '../../infrastructure/postgres/database.js';
import { SystemClock } from '../../infrastructure/config/system-clock.js';
import type * as Sessions from '../../infrastructure/identity/member-sessions.repository.js';
import { freePort } from '../support/free-port.js';
import { built } from './measuring/measured-server.js';

const TARGETS = { photoMs: 400, addedMb: 150, listingMs: 200 };
const PHOTOS = 20;
const CONCURRENCY = 10;
const ROUNDS = 5;
const MAX_PHOTO_BYTES = 700 * 1024;
const LISTINGS = 20;
const PHOTOS_PER_LISTING = 30;

const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
const { startEmbeddedPostgres } = await built<typeof EmbeddedPostgres>(
  'infrastructure/postgres/embedded/embedded-postgres.js',
);
const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
try {
  const cookie = await addMember();
  const server = await start();
  try {
    await measure(server, cookie);
    await listings(server.address, cookie);
  } finally {
    server.child.disconnect();
    await once(server.child, 'exit');
  }
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure({ child, address }: { child: ChildProcess; address: string }, cookie: string): Promise<void> {
  const photos = { upright: await createPhoto(), rotated: await createPhoto(6) };
  // The first request warms up the server.
  await fetch(`${address}/api/auth/user`, { headers: { cookie } });
  const before = megabytes(child, 'VmRSS');
  for (const [name, photo] of Object.entries(photos)) {
    const times: number[] = [];
    for (let n = 0; n < PHOTOS; n += 1) {
      const startedAt = performance.now();
      await send(address, cookie, photo);
      times.push(performance.now() - startedAt);
    }
    const at = (share: number) => (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(0);
    print(
      `Photo of ${Math.round(photo.length / 1024)} KB, ${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms; target ${TARGETS.photoMs} ms`,
    );
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(Array.from({ length: CONCURRENCY }, () => send(address, cookie, photos.rotated)));
  }
  const [peak, after] = [megabytes(child, 'VmHWM'), megabytes(child, 'VmRSS')];
  print(
    `Memory: ${before} MB before, ${peak} MB at peak with ${CONCURRENCY} uploads at once, ${after} MB after; added ${peak - before} MB, target ${TARGETS.addedMb} MB`,
  );
}

/** Measures saving businesses with uploaded photos. */
async function listings(address: string, cookie: string): Promise<void> {
  const { runSql } = await built<typeof EmbeddedRoles>('infrastructure/postgres/embedded/embedded-roles.js');
  const times: number[] = [];
  // The first listing warms up the server and isn't counted.
  for (let n = 0; n <= LISTINGS; n += 1) {
    const images = await runSql(postgres.ownerUrl, async (client) => {
      const { rows } = await client.query<{ url: string }>(
        `insert into uploads (id, user_id, kind, content_type, width, height, bytes, free_since)
         select gen_random_uuid(), (select id from users), 'business_photo', 'image/webp', 1200, 800, 4, now()
         from generate_series(1, ${PHOTOS_PER_LISTING}) returning '/uploads/' || id || '.webp' as url`,
      );
      return rows.map(({ url }) => url);
    });
    const body = JSON.stringify({ name: `House ${n}`, category: 'hotels', tier: 'premium', zipCode: '78704', images });
    const startedAt = performance.now();
    const headers = { cookie, 'content-type': 'application/json' };
    const response = await fetch(`${address}/api/businesses`, { method: 'POST', headers, body });
    await response.text();
    if (response.status !== 201) throw new Error(`Creating a listing returned ${response.status}.`);
    if (n > 0) times.push(performance.now() - startedAt);
  }
  const at = (share: number) => (times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0).toFixed(0);
  print(
    `Listing with ${PHOTOS_PER_LISTING} photos, ${LISTINGS} times: p50 ${at(0.5)} ms, max ${at(1)} ms; target ${TARGETS.listingMs} ms`,
  );
}

/** Returns a camera-sized photo with as much detail as fits in 700 KB. `orientation` is the EXIF value. */
async function createPhoto(orientation = 1): Promise<Buffer> {
  const size = { width: 4000, height: 3000 };
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const grain = await sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  const scene = await sharp('infrastructure/demo-data/pictures/files/hotels-1-at-60-70-1200.webp')
    .resize({ ...size, fit: 'cover' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .png()
    .toBuffer();
  for (let quality = 90; quality > 20; quality -= 2) {
    const jpeg = await sharp(scene).withMetadata({ orientation }).jpeg({ quality }).toBuffer();
    if (jpeg.length <= MAX_PHOTO_BYTES) return jpeg;
  }
  throw new Error('The photo does not fit in 700 KB at any quality.');
}

async function send(address: string, cookie: string, photo: Buffer): Promise<void> {
  const form = new FormData();
  form.set('kind', 'review_photo');
  form.set('file', new File([new Uint8Array(photo)], 'rex.jpg', { type: 'image/jpeg' }));
  const response = await fetch(`${address}/api/uploads`, { method: 'POST', headers: { cookie }, body: form });
  if (response.status !== 201) throw new Error(`The upload returned ${response.status}: ${await response.text()}`);
}

/** Adds a member and returns a session cookie. */
async function addMember(): Promise<string> {
  const { APP } = await built<typeof EmbeddedRoles>('infrastructure/postgres/embedded/embedded-roles.js');
  const { migrate } = await built<typeof Migrate>('infrastructure/schema/migrate.js');
  const { Database } = await built<typeof Databases>('infrastructure/postgres/database.js');
  const { PostgresMemberSessions } = await built<typeof Sessions>(
    'infrastructure/identity/member-sessions.repository.js',
  );
  await migrate({ ownerUrl: postgres.ownerUrl, appRole: APP });
  const database = new Database({ url: postgres.appUrl, connections: 1 });
  try {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into users (id, first_name) values (gen_random_uuid(), 'Ada') returning id`,
    );
    const session = { userId: rows[0]?.id ?? '', userAgent: 'bench', issuer: 'embedded', idToken: null };
    const moment = { signedInAt: null, before: null };
    return `session=${await new PostgresMemberSessions(database, new SystemClock()).begin(session, moment)}`;
  } finally {
    await database.close();
  }
}

async function start(): Promise<{ child: ChildProcess; address: string }> {
  const child = fork(join(import.meta.dirname, 'list-server.ts'), ['product', String(await freePort())], {
    stdio: 'inherit',
    // The same setting as in `npm start` and the Docker image.
    env: { ...process.env, DATA_DIR: dataDir, MALLOC_ARENA_MAX: '2' },
  });
  child.send(postgres.appUrl);
  const [address] = (await once(child, 'message')) as [string];
  return { child, address };
}

/** Returns the current (VmRSS) or peak (VmHWM) resident memory in megabytes. */
function megabytes(child: ChildProcess, figure: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid ?? 'self'}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
