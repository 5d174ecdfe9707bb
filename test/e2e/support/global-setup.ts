import { chromiumPath } from '../../support/browser/chromium.js';
import { startApp } from './running-app.js';

/**
 * Finds the browser and starts one server for all browser tests. Returns a function that stops it.
 * The workers get its address and paths from the environment.
 * If E2E_BASE_URL is set, the tests use the server at that address instead.
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
