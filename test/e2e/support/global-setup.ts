import { chromiumPath } from '../../support/browser/chromium.js';
import { startApp } from './running-app.js';

/**
 * Finds the browser and starts the product once for all browser tests; what it returns ends it.
 * The workers read its places from the environment.
 * With E2E_BASE_URL set, the product that runs there is tested instead.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env['CHROMIUM_PATH'] = chromiumPath();
  if (process.env['E2E_BASE_URL']) return () => Promise.resolve();
  const app = await startApp();
  process.env['E2E_BASE_URL'] = app.url;
  process.env['E2E_DATA_DIR'] = app.dataDir;
  process.env['E2E_LOG'] = app.logPath;
  return () => app.stop();
}
