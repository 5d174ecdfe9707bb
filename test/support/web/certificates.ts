import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { DAY_MS } from '../../../domain/shared/days.js';

/** A certificate and its key, in PEM format. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** A certificate authority of one test. */
export interface Authority {
  /** Its own certificate in PEM format, to trust it. */
  readonly ca: string;
  /** Returns a certificate for a host name, which ends this many days from now. */
  certificateFor(host: string, days?: number): Certificate;
}

/** A value in DER (X.690): tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const oid = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes));
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content);
const octets = (content: Buffer) => der(0x04, content);

const TRUE = der(0x01, Buffer.from([0xff]));
const ECDSA_WITH_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const VERSION_3 = der(0xa0, der(0x02, Buffer.from([2])));

const nameOf = (name: string) =>
  sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from(name, 'utf8')))));

const time = (at: Date) => der(0x18, Buffer.from(at.toISOString().replaceAll(/[-:T]|\.\d+/g, '')));

const IS_AUTHORITY = sequence(oid(0x55, 0x1d, 0x13), TRUE, octets(sequence(TRUE)));

const forHost = (host: string) =>
  sequence(oid(0x55, 0x1d, 0x11), octets(sequence(der(0x82, Buffer.from(host, 'latin1')))));

interface Content {
  readonly issuer: string;
  readonly subject: string;
  readonly publicKey: KeyObject;
  readonly extension: Buffer;
  readonly ends: Date;
}

function pemOf({ issuer, subject, publicKey, extension, ends }: Content, issuerKey: KeyObject): string {
  const serial = der(0x02, Buffer.from([1]), randomBytes(8));
  const begins = new Date(ends.getTime() - 400 * DAY_MS);
  const body = sequence(
    ...[VERSION_3, serial, ECDSA_WITH_SHA256, nameOf(issuer), sequence(time(begins), time(ends)), nameOf(subject)],
    ...[publicKey.export({ type: 'spki', format: 'der' }), der(0xa3, sequence(extension))],
  );
  const whole = sequence(body, ECDSA_WITH_SHA256, bits(sign('sha256', body, issuerKey)));
  return `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`;
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** Makes a certificate authority. Node.js reads certificates, but has no call that makes one. */
export function newAuthority(): Authority {
  const own = newKeys();
  const issuer = 'Test Authority';
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  const { publicKey, privateKey } = own;
  const self = { issuer, subject: issuer, publicKey, extension: IS_AUTHORITY, ends: inDays(30) };
  return {
    ca: pemOf(self, privateKey),
    certificateFor(host, days = 30) {
      const keys = newKeys();
      const content = {
        issuer,
        subject: host,
        publicKey: keys.publicKey,
        extension: forHost(host),
        ends: inDays(days),
      };
      return {
        cert: pemOf(content, privateKey),
        key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      };
    },
  };
}
