import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

/** Imports the whole server, starts telemetry with these settings, and prints the packages that were loaded. */
const PROGRAM = (env: Record<string, string>) => `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({ load(url, context, next) {
    const [, name] = /node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(url) ?? [];
    if (name !== undefined) loaded.add(name);
    return next(url, context);
  } });
  await import('./interfaces/cli/serve.js');
  const { readSettings } = await import('./infrastructure/config/settings.js');
  const { startTelemetry } = await import('./infrastructure/telemetry/start-telemetry.js');
  const logger = { warn() {} };
  await startTelemetry(readSettings(${JSON.stringify(env)}).telemetry, { version: '1', logger });
  console.log(JSON.stringify([...loaded]));
  process.exit(0);
`;

async function loadedWith(env: Record<string, string>): Promise<readonly string[]> {
  const options = ['--import', './test/support/native/register.ts', '--input-type=module', '--eval', PROGRAM(env)];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  return JSON.parse(stdout) as string[];
}

/** The only package of OpenTelemetry that is always loaded: prom-client imports it. It has only interfaces. */
const ofTelemetry = (names: readonly string[]) =>
  names.filter((name) => name.startsWith('@opentelemetry/') && name !== '@opentelemetry/api');

describe('OpenTelemetry', () => {
  it('is not loaded unless a collector is set', async () => {
    const loaded = await loadedWith({});
    expect(loaded).toContain('fastify');
    expect(ofTelemetry(loaded)).toEqual([]);
  });

  it('is loaded if a collector is set', async () => {
    const loaded = await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    expect(ofTelemetry(loaded)).toContain('@opentelemetry/sdk-trace');
  });
});
