import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { MAX_IMPORT_MB } from '../../domain/import/file-format.js';
import { environmentSchema, SECRET_NAMES } from '../../infrastructure/config/environment-schema.js';
import { selfMadeCertificate } from '../support/self-made-certificate.js';

const read = (name: string) => readFileSync(name, 'utf8');
const production = (name: string) => read(join('infrastructure/production', name));
/** The default port, which the examples use. */
const { PORT } = environmentSchema.parse({});
const has = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

describe('Dockerfile', () => {
  const text = read('Dockerfile');

  it('Dockerfile passes its linter', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
  });

  it('Dockerfile uses pinned images, a user other than root, and a command that gets signals', () => {
    const lines = text.split('\n');
    for (const from of lines.filter((line) => line.startsWith('FROM '))) expect(from).toMatch(/:\d+[\w.-]*( AS \w+)?$/);
    expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER node');
    expect(lines.findLast((line) => line.startsWith('CMD '))).toMatch(/^CMD \[/);
    expect(text).toMatch(/^HEALTHCHECK /m);
    expect(text).toContain(`EXPOSE ${PORT}`);
    expect(text).not.toMatch(/^ADD |curl .*\| *(ba)?sh|:latest/m);
  });

  it('Dockerfile copies neither secrets nor local build results', () => {
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['node_modules', '.env', '.git']));
  });
});

it('docker-compose.yml passes its linter', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/dclint/bin/dclint.cjs', '.'], {
    encoding: 'utf8',
  });
  expect([status, stdout + stderr]).toEqual([0, expect.not.stringMatching(/error|warning/)]);
});

it('the CI workflow runs only scripts that exist', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml')) as { jobs: Record<string, { steps: { run?: string }[] }> };
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(runs).toEqual(expect.arrayContaining(['npm ci', 'npm test', 'npm run test:image']));
  for (const run of runs) {
    const [, name] = /^npm run (\S+)$/.exec(run) ?? [];
    if (name !== undefined) expect(scripts[name]).toBeDefined();
  }
});

describe('welcome-paws.service', () => {
  const text = production('welcome-paws.service');

  it('names only settings and secrets that exist, and restricts the service', () => {
    const names = [...text.matchAll(/Environment=(\w+)_FILE=/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(SECRET_NAMES).toContain(name);
    for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'ProtectHome=yes', 'StateDirectoryMode=0700']) {
      expect(text.split('\n')).toContain(line);
    }
  });

  it('is accepted by systemd, if installed', () => {
    if (!has('systemd-analyze')) return;
    const folder = mkdtempSync(join(tmpdir(), 'welcome-paws-unit-'));
    const file = join(folder, 'welcome-paws.service');
    // This machine has neither the paths nor the user of an installation.
    const local = text
      .replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
      .replaceAll('=welcome-paws\n', '=root\n');
    writeFileSync(
      file,
      local.replace('StateDirectory=root', 'StateDirectory=welcome-paws').replace(/^EnvironmentFile=.*\n/m, ''),
    );
    const { stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes('welcome-paws.service'))).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('proxies', () => {
  const caddy = production('Caddyfile');
  const nginx = production('nginx.conf');

  it('forward to the default port, and allow the largest import', () => {
    expect(caddy).toContain(`reverse_proxy 127.0.0.1:${PORT} {`);
    expect(nginx).toContain(`server 127.0.0.1:${PORT};`);
    for (const limit of [/max_size (\d+)MB/.exec(caddy), /client_max_body_size (\d+)m;/.exec(nginx)]) {
      expect(Number(limit?.[1])).toBeGreaterThan(MAX_IMPORT_MB);
    }
  });

  it("replace visitors' forwarding headers, and close idle connections before the server does", () => {
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(caddy).not.toMatch(/^\s*(trusted_proxies|header_up)/m);
    const serverMs = Number(
      /keepAliveTimeout: ([\d_]+)/.exec(read('interfaces/http/create-app.ts'))?.[1]?.replaceAll('_', ''),
    );
    for (const idle of [/keepalive (\d+)s/.exec(caddy), /keepalive_timeout (\d+)s/.exec(nginx)]) {
      expect(Number(idle?.[1]) * 1000).toBeLessThan(serverMs);
    }
  });

  it('are accepted by Caddy and nginx, if installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'welcome-paws-proxy-'));
    if (has('caddy')) {
      const { status, stderr } = spawnSync(
        'caddy',
        ['validate', '--adapter', 'caddyfile', '--config', 'infrastructure/production/Caddyfile'],
        { encoding: 'utf8', env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder } },
      );
      expect([status, stderr]).toEqual([0, expect.any(String)]);
    }
    if (has('nginx')) {
      const { key, cert } = selfMadeCertificate(2);
      writeFileSync(join(folder, 'privkey.pem'), key);
      writeFileSync(join(folder, 'fullchain.pem'), cert);
      const site = nginx.replaceAll('/etc/letsencrypt/live/paws.example.com', folder);
      const paths = ['error_log stderr;', `pid ${folder}/pid;`, `events {}`, `http { access_log off;`];
      const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      writeFileSync(join(folder, 'all.conf'), [...paths, ...bodies, site, '}'].join('\n'));
      const { status, stderr } = spawnSync('nginx', ['-t', '-c', join(folder, 'all.conf')], { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, expect.not.stringContaining('warn')]);
    }
    rmSync(folder, { recursive: true, force: true });
  });
});
