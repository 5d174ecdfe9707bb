/**
 * `npm run test:image`: builds the image, starts docker-compose.yml under its own project name, and checks readiness, the
 * home page, doctor, and backup. Removes everything that it started at the end. Exit code 3 if Docker is missing.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const NO_DOCKER = 3;
const READY_WITHIN_MS = 180_000;
const SITE = 'http://127.0.0.1:3000';
const SECRETS = /for name in ([A-Z0-9_ ]+)\n/;

const folder = mkdtempSync(join(tmpdir(), 'welcome-paws-image-'));
const envFile = join(folder, 'env');

function docker(args: readonly string[], mayFail = false): string {
  const { status, stdout } = spawnSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  process.stdout.write(stdout);
  if (status !== 0 && !mayFail) throw new Error(`docker ${args.join(' ')} ended with ${String(status)}.`);
  return stdout;
}

const compose = (...args: string[]) => docker(['compose', '-p', 'welcome-paws-test', '--env-file', envFile, ...args]);

/** Secrets for Compose's placeholders. They override those in .env, which the services also read if it exists. */
function writeSecrets(): void {
  const names = SECRETS.exec(readFileSync('docker-compose.yml', 'utf8'))?.[1]?.split(' ') ?? [];
  const lines = names.map((name) => `${name}=${randomBytes(24).toString('hex')}`);
  writeFileSync(envFile, `${lines.join('\n')}\n`, { mode: 0o600 });
}

async function untilReady(): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if ((await fetch(`${SITE}/readyz`).catch(() => undefined))?.ok === true) return;
    await pause(500);
  }
  throw new Error(`${SITE}/readyz did not answer 200 in time.`);
}

function requireText(text: string, pattern: RegExp, what: string): void {
  if (!pattern.test(text)) throw new Error(`${what} is missing: ${pattern.source}`);
}

async function useIt(): Promise<void> {
  const admin = /ADMIN_PASSWORD=(.+)/.exec(readFileSync(envFile, 'utf8'))?.[1] ?? '';
  compose('build', 'app');
  const override = join(folder, 'override.yml');
  writeFileSync(override, `services: { app: { environment: { ADMIN_PASSWORD: '${admin}' } } }\n`);
  const files = ['-f', 'docker-compose.yml', '-f', override];
  compose(...files, 'up', '-d', '--no-build', 'app');
  await untilReady();
  requireText(await (await fetch(`${SITE}/`)).text(), /<title>/, 'The title of the home page');
  const inside = (...args: string[]) => compose(...files, 'exec', '-T', 'app', 'welcome-paws', ...args);
  inside('backup', '/backups');
  const doctor = inside('doctor');
  requireText(doctor, /^ok +serving role /m, 'The finding about the serving role');
  requireText(doctor, /^ok +backups /m, 'The finding about the backup');
  process.stdout.write('The image was built, started, used, backed up, and checked.\n');
}

if (spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 10_000 }).status !== 0) {
  process.stderr.write("Docker isn't here, or its service does not run: the image was not tested.\n");
  process.exitCode = NO_DOCKER;
} else {
  writeSecrets();
  try {
    await useIt();
  } finally {
    docker(['compose', '-p', 'welcome-paws-test', '--env-file', envFile, 'down', '--volumes'], true);
    rmSync(folder, { recursive: true, force: true });
  }
}
