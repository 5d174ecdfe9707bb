import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { HttpWebhookSender } from '../../../infrastructure/webhook/http-webhook-sender.js';
import { StandardWebhookSigner } from '../../../infrastructure/webhook/standard-webhook-signer.js';
import { freePort } from '../../support/free-port.js';
import { until } from '../../support/until.js';

const ROOT = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(ROOT, 'interfaces/http/openapi/webhooks.md'), 'utf8');
const codeOf = (language: string) => new RegExp(`\`\`\`${language}\\n([^]*?)\\n\`\`\``).exec(guide)?.[1] ?? '';

/**
 * SHA-256 of the Python example that passed on a machine with Python. Where there is none, the example must still be
 * that one. After a change of the example, run this test with Python, and put the new value here.
 */
const PASSED_PYTHON = '51385fc700e11ec3ed76a847f1d15991cba8b071a32d4e8d4091fe82eac88e88';

const signer = new StandardWebhookSigner('a secret of this test');
const sender = new HttpWebhookSender({ allowsLoopback: true });
const secret = signer.newSecret();
const body = JSON.stringify({ type: 'review.hidden', timestamp: '2026-05-15T12:00:00.000Z', data: { name: 'Café' } });

let program: ChildProcess | null = null;
afterEach(() => void program?.kill());

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket.destroy() !== null));
    socket.once('error', () => resolve(false));
  });

/** Runs an example with our secret and returns its answers to a genuine, a changed, an old, and an unsigned request. */
async function answersOf(command: string, args: readonly string[]) {
  const port = await freePort();
  const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) };
  program = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  program.stdout?.on('data', (part: Buffer) => (output += part.toString()));
  await until('the example listens', () => listens(port));
  const headersAt = (at: Date) => signer.headers('msg_1', at, body, [signer.seal(secret)]);
  const post = async (headers: Readonly<Record<string, string>>, text = body) =>
    (await sender.post(`http://127.0.0.1:${String(port)}/`, headers, text)).status;
  const now = headersAt(new Date());
  const statuses = [
    await post(now),
    await post(now, body.replace('Café', 'Cafe')),
    await post(headersAt(new Date(Date.now() - 600_000))),
    await post({ ...now, 'webhook-signature': 'v1,AAAA' }),
  ];
  const [type, ...data] = output.trim().split(' ');
  return { statuses, type, data: JSON.parse(data.join(' ')) as unknown };
}

const EXPECTED = { statuses: [204, 400, 400, 400], type: 'review.hidden', data: { name: 'Café' } };

describe('the examples that receive webhooks', () => {
  it('accepts only genuine requests in Node.js', async () => {
    expect(await answersOf(process.execPath, ['--input-type=module', '--eval', codeOf('js')])).toEqual(EXPECTED);
  });

  it('accepts only genuine requests in Python', async () => {
    const hasPython = spawnSync('python3', ['--version']).status === 0;
    const hash = createHash('sha256').update(codeOf('python')).digest('hex');
    const found = hasPython ? await answersOf('python3', ['-c', codeOf('python')]) : EXPECTED;
    expect([found, hash]).toEqual([EXPECTED, PASSED_PYTHON]);
  });
});
