import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { mailChecks } from '../../../infrastructure/doctor/mail-checks.js';
import { contextWith, linesFrom } from '../../support/doctor.js';
import { startMailServer, type MailServer } from '../../support/outgoing/mail-server.js';
import { selfMadeCertificate } from '../../support/self-made-certificate.js';

const LOGIN = { username: 'paws', password: 'canary-password' };
const trusted = selfMadeCertificate(30);
const stranger = selfMadeCertificate(30);
const authorities = getCACertificates('default');

const servers: MailServer[] = [];

async function start(tls: typeof trusted, from: 'the first byte' | 'STARTTLS'): Promise<string> {
  const server = await startMailServer({ tls: { ...tls, from }, login: LOGIN });
  servers.push(server);
  return server.url.replace('127.0.0.1', 'localhost');
}

beforeAll(() => setDefaultCACertificates([...authorities, trusted.cert]));

afterAll(async () => {
  setDefaultCACertificates(authorities);
  for (const server of servers) await server.close();
});

const see = (url: string) => linesFrom(mailChecks(contextWith({ SMTP_URL: url })), 'email');
const withLogin = (url: string, password = LOGIN.password) => url.replace('//', `//${LOGIN.username}:${password}@`);

describe.each(['the first byte', 'STARTTLS'] as const)('a mail server that encrypts from %s on', (from) => {
  it('accepts the login, and gets no email', async () => {
    const url = await start(trusted, from);
    expect(await see(withLogin(url))).toEqual([
      expect.stringMatching(/^ok: The mail server localhost:\d+ answers and accepts the login\.$/),
    ]);
    expect(await see(url)).toEqual([expect.stringMatching(/^ok: The mail server localhost:\d+ answers\.$/)]);
    expect(servers.at(-1)?.arrived).toEqual([]);
  });

  it('refuses a wrong password, which the finding does not repeat', async () => {
    const [line = '', ...more] = await see(withLogin(await start(trusted, from), 'canary-wrong'));
    expect([more, line]).toEqual([
      [],
      expect.stringMatching(/refused the login \(EAUTH 535\)\. Check .*user and password/),
    ]);
    expect(line).not.toContain('canary');
  });

  it('has a certificate of an unknown authority, or for another name', async () => {
    expect(await see(withLogin(await start(stranger, from)))).toEqual([
      expect.stringMatching(
        /^problem: The mail server localhost:\d+ offers no valid encryption \(\w+\)\. Check the port/,
      ),
    ]);
    const elsewhere = (await start(trusted, from)).replace('localhost', '127.0.0.1');
    expect(await see(withLogin(elsewhere))).toEqual([
      expect.stringMatching(
        /^problem: The mail server 127\.0\.0\.1:\d+ offers no valid encryption \(\w+\)\. Check the/,
      ),
    ]);
  });
});

it('a mail server that does not encrypt, at an address with smtps:, offers no valid encryption', async () => {
  const server = await startMailServer();
  servers.push(server);
  expect(await see(server.url.replace('smtp:', 'smtps:'))).toEqual([
    expect.stringMatching(/^problem: The mail server 127\.0\.0\.1:\d+ offers no valid encryption \(\w+\)/),
  ]);
});

it('a mail server whose name has no address does not answer', async () => {
  expect(await see('smtp://mail.invalid:587')).toEqual([
    expect.stringMatching(
      /^problem: The mail server mail\.invalid:587 does not answer \(E\w+\)\. Check .*host and port/,
    ),
  ]);
});
