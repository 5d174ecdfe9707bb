import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const COMMAND = 'interfaces/cli/command';
/** The sources that the command needs before anything is built. */
const SOURCES = [
  COMMAND,
  'infrastructure/config/secret-file.ts',
  'infrastructure/postgres/embedded/process-identity.ts',
];
/** A build that copies each program from its source. */
const BUILD = `
  import { cpSync } from 'node:fs';
  cpSync('interfaces/main.ts', 'dist/interfaces/main.js');
  cpSync('interfaces/cli/export.ts', 'dist/interfaces/cli/export.js');
  console.log('built');`;

/**
 * A temporary project with the real command, the npm scripts of the product, and two small programs: the server
 * (`writeServer`) and `export`, which prints the folder of its files, its own folder, and its arguments.
 */
export class CommandHouse {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'welcome-paws-command-')));

  constructor() {
    for (const path of SOURCES) cpSync(join(ROOT, path), join(this.folder, path), { recursive: true });
    this.writeServer('process.stdout.write("first")');
    this.write(
      'interfaces/cli/export.ts',
      'process.stdout.write(JSON.stringify([process.env.INIT_CWD, process.cwd(), ...process.argv.slice(2)]))',
    );
    for (const tool of ['node_modules/@nestjs/cli', 'node_modules/vite']) this.write(`${tool}/package.json`, '{}');
    this.writeBuild(BUILD);
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    const ours = { ...scripts, 'build:steps': 'node build.js' };
    this.write('package.json', JSON.stringify({ version: '1.2.3', type: 'module', scripts: ours }));
  }

  writeServer(text: string): void {
    this.write('interfaces/main.ts', text);
  }

  writeBuild(text: string): void {
    this.write('build.js', text);
  }

  /** Path of the command, as a link to it or a person names it. */
  get command(): string {
    return join(this.folder, COMMAND, 'welcome-paws.js');
  }

  /** Runs `welcome-paws` to its end. */
  run(args: readonly string[], cwd = this.folder) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [this.command, ...args], {
      ...{ cwd, encoding: 'utf8', env: environment() },
    });
    return { status, stdout, stderr };
  }

  /** Starts `welcome-paws` as its own process. */
  start(args: readonly string[]): ChildProcess {
    return spawn(process.execPath, [this.command, ...args], { cwd: this.folder, env: environment() });
  }

  /** Starts `npm start` as the leader of a process group, as a terminal does. */
  npmStart(): ChildProcess {
    return spawn('npm', ['start'], { cwd: this.folder, env: environment(), detached: true });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }
}

/** Leaves out the settings of the npm that runs the tests. This Node.js comes first. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH: `${dirname(process.execPath)}:${PATH ?? ''}`, HOME, TMPDIR };
}

/** Returns everything that a process has printed once it contains `text`. */
export async function printed(child: ChildProcess, text: string): Promise<string> {
  let all = '';
  const ended = once(child, 'close').then(() => {
    throw new Error(`The process ended without printing ${text}. It printed: ${all}`);
  });
  const found = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => {
        all += String(part);
        if (all.includes(text)) resolve(all);
      });
    }
  });
  return Promise.race([found, ended]);
}
