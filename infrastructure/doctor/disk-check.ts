import { existsSync, readdirSync, statSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { notChecked, ok, problem, warning, type Finding } from '../../domain/health/doctor/finding.js';
import { judgePrivacy } from '../../domain/health/doctor/privacy.js';
import { JUDGE } from '../../domain/health/judgment.js';
import { SECRET_NAMES } from '../config/environment-schema.js';
import type { Check } from './check.js';
import type { DoctorContext } from './context.js';

/** Files with secrets in DATA_DIR. */
const SECRET_FILES = ['app-secret', 'admin-password', 'postgres-passwords.json'];
/** Folders where containers and systemd put secrets. They protect these themselves. */
const LENT = ['/run/secrets/', '/run/credentials/'];
const GB = 1024 ** 3;

/** Checks space and permissions. Writes nothing, because it may run as a different user from the server. */
export function diskChecks(context: DoctorContext): readonly Check[] {
  const { settings } = context;
  const { to } = settings.backup;
  const backups = to === undefined || to.startsWith('s3://') ? null : to;
  return [
    { name: 'disk', advice: 'Check DATA_DIR.', run: () => spaceOf(settings.dataDir, 'DATA_DIR', context.now) },
    {
      name: 'backup disk',
      advice: 'Check BACKUP_TO.',
      run: async () =>
        backups === null
          ? []
          : [...(await spaceOf(backups, 'BACKUP_TO', context.now)), ...sameDisk(backups, settings.dataDir)],
    },
    { name: 'secrets', advice: 'Check DATA_DIR.', run: async () => privacyFindings(context) },
  ];
}

async function spaceOf(folder: string, setting: string, now: Date): Promise<readonly Finding[]> {
  if (!existsSync(folder)) {
    const parent = dirname(folder);
    if (await isWritable(parent)) return [ok(`${setting} is ${folder}, which will be created.`)];
    return [
      problem(
        `${setting} is ${folder}, which does not exist and cannot be created.`,
        `Create it, and make the user of the server its owner.`,
      ),
    ];
  }
  if (!(await isWritable(folder))) {
    const advice = `Run this command as the user of the server, or make that user the owner of the folder (chown).`;
    return [problem(`${setting} is ${folder}, which this user cannot write to.`, advice)];
  }
  const { bavail, blocks, bsize } = await statfs(folder);
  const facts = { folder, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  const { state, advice } = JUDGE.disk(facts, { now, isProduction: true, startedAt: now });
  const found = `${setting} is ${folder}, with ${(facts.freeBytes / GB).toFixed(1)} GB free.`;
  if (advice === null) return [ok(found)];
  return [state === 'failed' ? problem(found, advice) : warning(found, advice)];
}

const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );

function sameDisk(backups: string, dataDir: string): readonly Finding[] {
  if (!existsSync(backups) || !existsSync(dataDir) || statSync(backups).dev !== statSync(dataDir).dev) return [];
  return [warning('Backups are on the same disk as DATA_DIR.', 'Set BACKUP_TO to another disk or to s3://.')];
}

function privacyFindings({ settings: { dataDir }, env }: DoctorContext): readonly Finding[] {
  if (process.platform === 'win32') return [notChecked('Windows has different permissions', 'Keep DATA_DIR private.')];
  const own = [dataDir, ...SECRET_FILES.map((name) => join(dataDir, name))];
  const lent = SECRET_NAMES.map((name) => env[`${name}_FILE`]?.trim() ?? '').filter(
    (file) => file !== '' && !LENT.some((folder) => file.startsWith(folder)),
  );
  const all = [
    ...own.map((path) => ({ path, isOwn: true })),
    ...['.env', ...lent].map((path) => ({ path, isOwn: false })),
  ];
  const present = all.filter(({ path }) => existsSync(path));
  const found = present.map(({ path, isOwn }) => {
    const stats = statSync(path);
    return judgePrivacy({ path, isOwn, mode: stats.mode, isFolder: stats.isDirectory() });
  });
  const open = [...found, ownerFinding(dataDir)].filter((each) => each !== null);
  return open.length > 0
    ? open
    : [ok(`Only the right users can open the ${present.length} folders and files with secrets.`)];
}

/** The server cannot change files that root added to its user's folder. */
function ownerFinding(dataDir: string): Finding | null {
  if (!existsSync(dataDir)) return null;
  const strangers = readdirSync(dataDir).filter((name) => statSync(join(dataDir, name)).uid !== statSync(dataDir).uid);
  if (strangers.length === 0) return null;
  const found = `${dataDir} contains files that belong to another user than the folder: ${strangers.slice(0, 3).join(', ')}.`;
  return problem(found, `Run chown -R --reference=${dataDir} ${dataDir}, and run commands as the user of the server.`);
}
