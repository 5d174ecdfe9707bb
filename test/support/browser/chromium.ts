import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const ADVICE =
  'The browser tests need Chromium, and none was found or could be installed. ' +
  'Install it (`npx playwright install --with-deps chromium`, or the package `chromium` of your system), ' +
  'or set CHROMIUM_PATH to the browser that you have.';

/**
 * Returns the path of a Chromium that starts on this machine: CHROMIUM_PATH, Playwright's, the system's, Chrome, or one
 * that it installs now. Throws with a message that says what to install.
 */
export function chromiumPath(): string {
  const requested = process.env['CHROMIUM_PATH'];
  if (requested) {
    if (starts(requested)) return requested;
    throw new Error(`CHROMIUM_PATH is ${requested}, and no browser starts there.`);
  }
  return (
    find() ??
    install('Playwright', process.execPath, [playwrightProgram(), 'install', 'chromium']) ??
    installAsRoot() ??
    fail()
  );
}

/**
 * Features that are off. The first two draw the address bar's suggestions, which no test sees, for each new window, and
 * take 0.8 s of processor time. Playwright turns the others off, too, but only the last such flag counts.
 */
const FEATURES_OFF = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  'PreconnectToSearch',
];

/** Returns the flags that the browser needs: root can't use the sandbox, and containers have little shared memory. */
export function chromiumFlags(): string[] {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [];
  return [...asRoot, `--disable-features=${FEATURES_OFF.join(',')}`];
}

function find(): string | undefined {
  return [chromium.executablePath(), ...INSTALLED].find(starts);
}

/** Returns false if the browser exists but lacks a system library. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows, `chrome --version` opens a window instead of printing the version.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function install(who: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): string | undefined {
  process.stderr.write(`No Chromium here; trying to install it with ${who} ...\n`);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 600_000,
    env: { ...process.env, ...env },
  });
  return status === 0 ? find() : undefined;
}

function installAsRoot(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: 300_000 });
  return install('apt-get', 'apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
}

function playwrightProgram(): string {
  return join(createRequire(import.meta.url).resolve('@playwright/test/package.json'), '../cli.js');
}

function fail(): never {
  throw new Error(ADVICE);
}
