#!/usr/bin/env node
/**
 * The command `welcome-paws`. Plain JavaScript, so that an older Node.js can at least say what is wrong: the command
 * itself is TypeScript, which Node.js runs from version 24 on.
 */
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REQUIRED = 24;

const file = realpathSync(fileURLToPath(import.meta.url));
const root = join(dirname(file), '..', '..', '..');

if (Number.parseInt(process.versions.node, 10) >= REQUIRED) {
  await run();
} else {
  runWithPackagedNode();
}

async function run() {
  // Imports name the compiled file (`./verbs.js`). The command runs before anything is built, so it uses the sources.
  const hooks = module.registerHooks({
    resolve(specifier, context, next) {
      const isSource = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
      return next(isSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
    },
  });
  const { run: runCommand } = await import('./command.ts');
  hooks.deregister();
  await runCommand();
}

/** Passes the command on to the Node.js in node_modules, as `npm run` does. */
function runWithPackagedNode() {
  const packaged = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(packaged)) {
    process.stderr.write(`Welcome Paws requires Node.js ${REQUIRED} or later. This is ${process.version}.\n`);
    process.exit(1);
  }
  const child = spawn(packaged, [file, ...process.argv.slice(2)], { stdio: 'inherit' });
  // A terminal sends SIGINT to both processes, so only the others are passed on.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)));
}
