/**
 * What an uploaded photo costs: the time of one of 700 KB and 12 megapixels, upright and turned, how much memory the
 * server takes more while ten arrive at once, and the time of a listing that takes 30 of them into use. `node test/bench/upload.ts`; needs a build. Memory: Linux only.
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

/** Milliseconds of one photo, megabytes more of ten at once, and milliseconds of a listing with many. */
const TARGETS = { photoMs: 400, moreMb: 150, listingMs: 200 };
const PHOTOS = 20;
const AT_ONCE = 10;
const ROUNDS = 5;
const MAX = 700 * 1024;
const LISTINGS = 20;
const PHOTOS_OF_LISTING = 30;

const built = <Module>(path: string): Promise<Module> =>
  import(new URL(`../../dist/${path}`, import.meta.url).href) as Promise<Module>;

const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
const { startEmbeddedPostgres } = await built<typeof EmbeddedPostgres>(
  'infrastructure/postgres/embedded/embedded-postgres.js',
);
const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
try {
  const cookie = await aMember();
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
  const photos = { upright: await aPhoto(), turned: await aPhoto(6) };
  // The first answer loads what every answer needs.
  await fetch(`${address}/api/auth/user`, { headers: { cookie } });
  const before = megabytes(child, 'VmRSS');
  for (const [name, photo] of Object.entries(photos)) {
    const took: number[] = [];
    for (let n = 0; n < PHOTOS; n += 1) {
      const begun = performance.now();
      await send(address, cookie, photo);
      took.push(performance.now() - begun);
    }
    const at = (share: number) => (took.toSorted((a, b) => a - b)[Math.floor(took.length * share)] ?? 0).toFixed(0);
    say(
      `A photo of ${Math.round(photo.length / 1024)} KB, ${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms; the target is ${TARGETS.photoMs}.`,
    );
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => send(address, cookie, photos.turned)));
  }
  const [peak, after] = [megabytes(child, 'VmHWM'), megabytes(child, 'VmRSS')];
  say(
    `Memory: ${before} MB before the first photo, ${peak} MB at most with ${AT_ONCE} at once, ${after} MB after: ${peak - before} MB more; the target is ${TARGETS.moreMb}.`,
  );
}

/** Listings with photos that were uploaded before. */
async function listings(address: string, cookie: string): Promise<void> {
  const { runSql } = await built<typeof EmbeddedRoles>('infrastructure/postgres/embedded/embedded-roles.js');
  const took: number[] = [];
  // The first one loads what every one needs.
  for (let n = 0; n <= LISTINGS; n += 1) {
    const images = await runSql(postgres.ownerUrl, async (client) => {
      const { rows } = await client.query<{ url: string }>(
        `insert into uploads (id, user_id, kind, content_type, width, height, bytes, free_since)
         select gen_random_uuid(), (select id from users), 'business_photo', 'image/webp', 1200, 800, 4, now()
         from generate_series(1, ${PHOTOS_OF_LISTING}) returning '/uploads/' || id || '.webp' as url`,
      );
      return rows.map(({ url }) => url);
    });
    const body = JSON.stringify({ name: `House ${n}`, category: 'hotels', tier: 'premium', zipCode: '78704', images });
    const begun = performance.now();
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${address}/api/businesses`, { method: 'POST', headers, body });
    await answer.text();
    if (answer.status !== 201) throw new Error(`A listing was answered ${answer.status}.`);
    if (n > 0) took.push(performance.now() - begun);
  }
  const at = (share: number) => (took.toSorted((a, b) => a - b)[Math.ceil(took.length * share) - 1] ?? 0).toFixed(0);
  say(
    `A listing with ${PHOTOS_OF_LISTING} photos: p50 ${at(0.5)} ms, most ${at(1)} ms of ${LISTINGS}; the target is ${TARGETS.listingMs}.`,
  );
}

/** A picture of a camera's size with as much detail as fits 700 KB; `orientation` as EXIF has it. */
async function aPhoto(orientation = 1): Promise<Buffer> {
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
    if (jpeg.length <= MAX) return jpeg;
  }
  throw new Error('No such photo fits 700 KB.');
}

async function send(address: string, cookie: string, photo: Buffer): Promise<void> {
  const form = new FormData();
  form.set('kind', 'review_photo');
  form.set('file', new File([new Uint8Array(photo)], 'rex.jpg', { type: 'image/jpeg' }));
  const answer = await fetch(`${address}/api/uploads`, { method: 'POST', headers: { cookie }, body: form });
  if (answer.status !== 201) throw new Error(`A photo was answered ${answer.status}: ${await answer.text()}`);
}

/** A member, and the cookie of a session. */
async function aMember(): Promise<string> {
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
    // As `npm start` and the image set it.
    env: { ...process.env, DATA_DIR: dataDir, MALLOC_ARENA_MAX: '2' },
  });
  child.send(postgres.appUrl);
  const [address] = (await once(child, 'message')) as [string];
  return { child, address };
}

/** Resident memory now (VmRSS) or at most so far (VmHWM). */
function megabytes(child: ChildProcess, figure: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid ?? 'self'}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
