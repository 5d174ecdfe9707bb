import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { Resolver } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { backupCheck } from '../../../infrastructure/doctor/backup-check.js';
import { diskChecks } from '../../../infrastructure/doctor/disk-check.js';
import { mailChecks } from '../../../infrastructure/doctor/mail-checks.js';
import { storageCheck } from '../../../infrastructure/doctor/storage-check.js';
import { contextWith, DOCTOR_NOW, linesFrom } from '../../support/doctor.js';
import { startObjectStore, type ObjectStore } from '../../support/object-store.js';
import { startMailServer, type MailServer } from '../../support/outgoing/mail-server.js';

let folder: string;
let store: ObjectStore;
let mails: MailServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-doctor-'));
  store = await startObjectStore();
  mails = await startMailServer();
});

afterAll(async () => {
  await mails?.close();
  await store?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the doctor’s check of the mail server', () => {
  const see = (env: Record<string, string>) => linesFrom(mailChecks(contextWith(env)), 'email');

  it('accepts one that answers, and sends it no email', async () => {
    expect(await see({ SMTP_URL: mails.url })).toEqual([
      expect.stringMatching(/^ok: The mail server 127\.0\.0\.1:\d+ answers\.$/),
    ]);
    expect(mails.arrived).toEqual([]);
  });

  it('reports one that refuses the login, has no TLS, or does not answer', async () => {
    const withLogin = mails.url.replace('//', '//paws:canary@');
    expect(await see({ SMTP_URL: withLogin })).toEqual([
      expect.stringMatching(/^problem: .*refused the login \(EAUTH 535\)/),
    ]);
    const tls = mails.url.replace('smtp:', 'smtps:');
    expect(await see({ SMTP_URL: tls })).toEqual([
      expect.stringMatching(/^problem: .*(no valid encryption|does not answer)/),
    ]);
    expect(await see({ SMTP_URL: 'smtp://127.0.0.1:9' })).toEqual([
      expect.stringMatching(/^problem: .*does not answer \(ESOCKET|^problem: .*ECONN/),
    ]);
  });

  it('reports a missing one in production', async () => {
    expect(await see({})).toEqual([expect.stringMatching(/^ok: Emails are saved as files/)]);
    expect(await see({ NODE_ENV: 'production' })).toEqual([expect.stringMatching(/^warning: .*not sent/)]);
  });

  it('says that the sender’s records could not be looked up if no DNS server answers', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const resolver = new Resolver({ timeout: 50, tries: 1 });
    resolver.setServers([`127.0.0.1:${(silent.address() as AddressInfo).port}`]);
    const context = contextWith({ SMTP_URL: mails.url, MAIL_FROM: 'Paws <a@paws.test>' });
    expect(await linesFrom(mailChecks(context, resolver), 'email sender')).toEqual([
      expect.stringMatching(/^warning: The records of paws\.test could not be looked up/),
    ]);
    silent.close();
  });
});

describe('the doctor’s check of the bucket', () => {
  const see = (differs: Record<string, string> = {}) => {
    const { endpoint, bucket, accessKeyId, secretAccessKey } = store.settings;
    const env = {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    return linesFrom([storageCheck(contextWith({ ...env, ...differs }))], 'files');
  };

  it('leaves no object behind, and reports a bucket that is open to everyone', async () => {
    expect(await see()).toEqual([
      expect.stringMatching(/^problem: Anyone can list the bucket welcome-paws\. Block public access/),
      expect.stringMatching(/^problem: Anyone can read the files of the bucket/),
    ]);
    // No object is left.
    expect(await (await fetch(`${store.settings.endpoint}/welcome-paws?list-type=2`)).text()).not.toContain('<Key>');
  });

  it('reports a bucket that does not exist or does not answer', async () => {
    expect(await see({ S3_BUCKET: 'missing' })).toEqual([
      expect.stringMatching(/^problem: .*did not store an object \(NoSuchBucket\)/),
    ]);
    expect(await see({ S3_ENDPOINT: 'http://127.0.0.1:9' })).toEqual([
      expect.stringMatching(/^problem: .*\(ECONNREFUSED\)/),
    ]);
  });
});

describe('the doctor’s check of the disk', () => {
  const see = (name: string, env: Record<string, string>) => linesFrom(diskChecks(contextWith(env)), name);

  it('tells whether there is space, and whether the folder can be created', async () => {
    expect(await see('disk', { DATA_DIR: folder })).toEqual([
      expect.stringMatching(/^(ok|warning): DATA_DIR is .* GB free/),
    ]);
    expect(await see('disk', { DATA_DIR: join(folder, 'new') })).toEqual([
      expect.stringMatching(/^ok: .*will be created/),
    ]);
    expect(await see('disk', {})).toEqual([expect.stringMatching(/^problem: .*cannot be created/)]);
    expect((await see('backup disk', { DATA_DIR: folder, BACKUP_TO: tmpdir() })).at(-1)).toMatch(
      /^warning: .*same disk/,
    );
  });

  it('tells whether secrets are private', async () => {
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir, { mode: 0o700 });
    writeFileSync(join(dataDir, 'app-secret'), 'x', { mode: 0o600 });
    const lent = join(folder, 'lent');
    writeFileSync(lent, '5f0c7a1e93b24d68a1c07e5b2f9d3846', { mode: 0o640 });
    const env = { DATA_DIR: dataDir, APP_SECRET_FILE: lent };
    expect(await see('secrets', env)).toEqual([expect.stringMatching(/^ok: Only the right users/)]);
    chmodSync(join(dataDir, 'app-secret'), 0o644);
    chmodSync(dataDir, 0o750);
    chmodSync(lent, 0o644);
    expect(await see('secrets', env)).toEqual([
      `warning: The group can open ${dataDir} (mode 0750). Run chmod 700 ${dataDir}.`,
      expect.stringMatching(/^problem: All users .*app-secret \(mode 0644\)\. Run chmod 600/),
      expect.stringMatching(/^problem: All users .*lent \(mode 0644\)\. Run chmod 640/),
    ]);
    expect(readdirSync(dataDir)).toEqual(['app-secret']);
  });
});

describe('the doctor’s check of backups', () => {
  const to = () => join(folder, 'backups');
  const see = (env: Record<string, string> = {}) =>
    linesFrom([backupCheck(contextWith({ BACKUP_TO: to(), ...env }))], 'backups');

  it('tells whether backups are set up, and whether there is one yet', async () => {
    expect(await linesFrom([backupCheck(contextWith({}))], 'backups')).toEqual([
      expect.stringMatching(/^ok: There are no nightly/),
    ]);
    expect(await linesFrom([backupCheck(contextWith({ NODE_ENV: 'production' }))], 'backups')).toEqual([
      'warning: There are no nightly backups. Set BACKUP_TO and BACKUP_PASSPHRASE.',
    ]);
    expect(await see()).toEqual([expect.stringMatching(/^warning: There is no backup yet/)]);
  });

  it('reports a damaged backup, but not one that is being made', async () => {
    const entry = join(to(), 'welcome-paws-2026-11-28T11-00-00Z');
    mkdirSync(entry, { recursive: true });
    expect(DOCTOR_NOW.toISOString()).toContain('T12:00');
    expect(await see()).toEqual([expect.stringMatching(/^warning: There is no backup yet/)]);
    writeFileSync(join(entry, 'manifest.json'), 'garbage');
    expect(await see()).toEqual([expect.stringMatching(/^problem: .*cannot be restored\. The backup is damaged/)]);
    writeFileSync(join(entry, 'key.age'), 'locked');
    expect(await see()).toEqual([
      expect.stringMatching(/^problem: .*This backup is encrypted\. Set BACKUP_PASSPHRASE/),
    ]);
  });
});
