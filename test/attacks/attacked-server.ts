/** Starts the built server in its own process, without background jobs, so that only calls use its processor time. */
import 'reflect-metadata';
import '../bench/measuring/tell-cpu.js';
import type * as Secrets from '../../infrastructure/config/secrets.js';
import type * as SettingsModule from '../../infrastructure/config/settings.js';
import type * as Logging from '../../infrastructure/logging/logger.js';
import type * as Serving from '../../interfaces/cli/serve.js';
import { built } from '../bench/measuring/measured-server.js';

const [{ ensureSecrets }, { readSettings }, { createLogger }, { serve }] = await Promise.all([
  built<typeof Secrets>('infrastructure/config/secrets.js'),
  built<typeof SettingsModule>('infrastructure/config/settings.js'),
  built<typeof Logging>('infrastructure/logging/logger.js'),
  built<typeof Serving>('interfaces/cli/serve.js'),
]);

const { settings } = ensureSecrets(readSettings(process.env));
const url = process.env['DATABASE_URL'] ?? '';
const database = { url, directUrl: url, isPooled: false, readUrls: [], ca: undefined };
const logger = createLogger(settings.logLevel, { write: (line) => void process.stderr.write(line) });
const serving = await serve({ dev: false, settings, logger, database });
process.on('disconnect', () => void serving.close().then(() => process.exit()));
process.send?.('ready');
