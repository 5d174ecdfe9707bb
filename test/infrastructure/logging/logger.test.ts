import { describe, expect, it } from '@jest/globals';
import { createLogger } from '../../../infrastructure/logging/logger.js';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(
    createLogger('info', {
      write: (line) => {
        lines.push(line);
      },
    }),
  );
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log', () => {
  it('the log has one JSON object per line, with time and level in words', () => {
    const [line] = logged((logger) => logger.info({ businessId: 7 }, 'Listing approved'));
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      businessId: 7,
      msg: 'Listing approved',
    });
  });

  it('the log leaves out lines below its level', () => {
    expect(logged((logger) => logger.debug('whisper'))).toEqual([]);
  });

  it('the log contains no cookies, keys, passwords, or personal addresses, at any usual depth', () => {
    const secret = 'not-for-the-log';
    const headers = { cookie: secret, authorization: secret, 'set-cookie': secret, host: 'paws.test' };
    const [line] = logged((logger) =>
      logger.info({ email: secret, user: { email: secret, password: secret }, req: { headers }, token: secret }),
    );
    expect(JSON.stringify(line)).not.toContain(secret);
    expect(line).toMatchObject({ req: { headers: { host: 'paws.test' } } });
  });

  it('the log keeps the fields that a module adds to all of its lines, except private values', () => {
    const [line] = logged((logger) =>
      logger.child({ job: 'mail', email: 'ada@example.com' }).info({ attempts: [1, { token: 'x' }] }, 'Sent'),
    );
    expect(line).toMatchObject({ job: 'mail', email: '[private]', attempts: [1, { token: '[private]' }], msg: 'Sent' });
  });

  it('the log contains the message and location of an error, but not the row that caused it', () => {
    const failure = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.com) already exists.',
    });
    const [line] = logged((logger) => logger.error({ err: failure }, 'Failed'));
    expect(line).toMatchObject({ err: { type: 'Error', message: 'duplicate key', errorCode: '23505' } });
    expect(JSON.stringify(line)).not.toContain('ada@example.com');
    const [bare] = logged((logger) => logger.error(failure));
    expect(bare).toMatchObject({ msg: 'duplicate key', err: { errorCode: '23505' } });
    expect(JSON.stringify(bare)).not.toContain('ada@example.com');
  });
});
