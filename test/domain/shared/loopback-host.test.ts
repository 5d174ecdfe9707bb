import { describe, expect, it } from '@jest/globals';
import { isLoopbackHost } from '../../../domain/shared/loopback-host.js';

describe('isLoopbackHost', () => {
  it.each(['localhost', 'paws.localhost', '[::1]', '::1', '127.0.0.1', '127.255.255.254', '127.12.345.67'])(
    'returns true for %s',
    (host) => {
      expect(isLoopbackHost(host)).toBe(true);
    },
  );

  it.each([
    ...['', 'example.com', 'localhost.example.com', '.localhost.example', 'mylocalhost', '::', '[::2]'],
    ...['128.0.0.1', '1127.0.0.1', '127.0.0.1.example.com', '127.0.0', '127.a.0.1', '127.0.a.1', '127.0.0.a'],
  ])('returns false for %s, which is or may be another machine', (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  });
});
