import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { newAuthority } from '../../support/web/certificates.js';
import { endpointServer, type EndpointServer } from '../../support/webhook/endpoint-server.js';
import { hookedApp, RENAME, type HookedApp } from '../../support/webhook/hooked-app.js';

const trusted = getCACertificates();
const authority = newAuthority();

let hooked: HookedApp;
let server: EndpointServer | null = null;

beforeAll(async () => {
  hooked = await hookedApp('http_webhook_certificates');
  setDefaultCACertificates([...trusted, authority.ca]);
});

beforeEach(() => hooked.clear());

afterAll(async () => {
  setDefaultCACertificates(trusted);
  await hooked?.app.close();
});

const INVALID = 'The endpoint’s certificate is not valid. Renew it, or complete its chain.';
const OTHER_NAME =
  'The endpoint’s certificate is for another name. Install one for the name in the address, or change the address.';

describe('an endpoint with https', () => {
  it.each([
    ['gets its events with a certificate for its name', authority.certificateFor('localhost'), null],
    ['is refused with a certificate for another name', authority.certificateFor('other.example'), OTHER_NAME],
    ['is refused with an expired certificate', authority.certificateFor('localhost', -1), INVALID],
    [
      'is refused with a certificate of an authority that nobody trusts',
      newAuthority().certificateFor('localhost'),
      INVALID,
    ],
  ])('%s', async (_, certificate, problem) => {
    server = await endpointServer(certificate);
    try {
      const { id } = await hooked.hook(hooked.olive, server.url);
      await hooked.sql(RENAME, [1]);
      await hooked.deliver();
      const [delivery] = await hooked.deliveries(hooked.olive, id);
      const status = problem === null ? 'delivered' : 'waiting';
      expect(delivery).toMatchObject({ status, attempts: 1, problem });
      const { log } = await hooked.delivery(hooked.olive, id, String(delivery?.id));
      expect(log).toMatchObject([{ problem, answer: problem === null ? { status: 204 } : null }]);
      expect(server.received).toHaveLength(problem === null ? 1 : 0);
    } finally {
      await server.close();
    }
  });
});
