import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { MailFiles } from '../../../infrastructure/mail/mail-files.js';
import { SmtpMails } from '../../../infrastructure/mail/smtp-mails.js';
import { startMailServer, type ArrivedMail, type MailServer } from '../../support/outgoing/mail-server.js';
import { openOutboxFolder } from '../../support/outgoing/outbox-folder.js';
import { aMail, mailContract, MAIL_FROM, MAIL_HOST } from '../../support/port-contracts/adapters/mail.js';

/** No server listens on this port. */
const NO_SERVER = 'smtp://127.0.0.1:1';

const smtpMails = (url: string, encrypted = false) => new SmtpMails(url, MAIL_FROM, MAIL_HOST, encrypted);

async function readFile(bytes: Buffer): Promise<ArrivedMail> {
  const mail = await PostalMime.parse(bytes);
  const recipients = (mail.to ?? []).map(({ address }) => address ?? '');
  return { recipients, source: bytes.toString('utf8'), mail };
}

mailContract('as a file', async () => {
  const { files, broken, contents, close } = openOutboxFolder();
  return {
    gateway: new MailFiles(files, MAIL_FROM, MAIL_HOST),
    outOfReach: new MailFiles(broken, MAIL_FROM, MAIL_HOST),
    arrived: async () => Promise.all((await contents()).map(readFile)),
    close,
  };
});

mailContract('through an SMTP server', async () => {
  const server = await startMailServer();
  return {
    gateway: smtpMails(server.url),
    outOfReach: smtpMails(NO_SERVER),
    arrived: async () => server.arrived,
    close: server.close,
  };
});

describe('an email that an SMTP server does not accept', () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.close());

  // RFC 5321: 4yz errors are temporary, 5yz errors are permanent.
  it.each([
    [421, 'ECONNECTION 421', false],
    [451, 'EENVELOPE 451', false],
    [550, 'EENVELOPE 550', true],
    [553, 'EENVELOPE 553', true],
  ])(
    'the SMTP answer %i decides whether an email is retried, and does not affect the next email',
    async (status, reason, permanent) => {
      server.refuseNext(status);
      const refusal = await smtpMails(server.url)
        .send(aMail())
        .catch((error: unknown) => error);
      expect(refusal).toMatchObject({ reason, permanent, message: `Not delivered: ${reason}` });
      await smtpMails(server.url).send(aMail());
      expect(server.arrived).toHaveLength(1);
    },
  );

  it('an email is not sent without encryption, and is retried later', async () => {
    await expect(smtpMails(server.url, true).send(aMail())).rejects.toMatchObject({ permanent: false });
    expect(server.arrived).toEqual([]);
  });

  it('an email is retried if the SMTP sign-in fails, because the settings are wrong, not the email', async () => {
    const { host } = new URL(server.url);
    const signedIn = smtpMails(`smtp://user:wrong@${host}`);
    await expect(signedIn.send(aMail())).rejects.toMatchObject({ reason: 'EAUTH 535', permanent: false });
  });
});
