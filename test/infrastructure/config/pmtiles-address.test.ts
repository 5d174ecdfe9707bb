import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { warnOfLostMap } from '../../../infrastructure/config/pmtiles-address.js';
import { pmtilesArchive } from '../../support/pmtiles-archive.js';

const archive = pmtilesArchive([{ z: 10, x: 234, y: 421, data: Buffer.from('a tile') }]);
const PUBLIC_URL = 'https://paws.example.com';
const OPEN = { 'access-control-allow-origin': '*' };
const OWN = "Maps show the site's own ground.";

const inRanges =
  (bytes: Buffer, headers: Record<string, string> = OPEN): RequestListener =>
  (request, response) => {
    const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    response.writeHead(206, { ...headers, 'content-range': `bytes ${from}-${to}/${bytes.length}` });
    response.end(bytes.subarray(Number(from), Number(to) + 1));
  };

describe('a map at another address', () => {
  const servers: Server[] = [];
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  const serve = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/usa.pmtiles`;
  };

  const warningsOf = async (pmtiles: string | undefined): Promise<string[]> => {
    const lines: { level: number; msg: string }[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
    await warnOfLostMap({ pmtiles, publicUrl: PUBLIC_URL }, logger);
    expect(lines.every(({ level }) => level === 40)).toBe(true);
    return lines.map(({ msg }) => msg);
  };

  it('that pages can read is no matter for the log, nor is a file of the machine or none', async () => {
    expect(await warningsOf(await serve(inRanges(archive)))).toEqual([]);
    const ours = { 'access-control-allow-origin': PUBLIC_URL };
    expect(await warningsOf(await serve(inRanges(archive, ours)))).toEqual([]);
    expect(await warningsOf('/maps/usa.pmtiles')).toEqual([]);
    expect(await warningsOf(undefined)).toEqual([]);
  });

  it.each<[string, RequestListener, string]>([
    ['is missing', (_request, response) => void response.writeHead(404).end(), 'answers 404'],
    ['comes whole alone', (_request, response) => void response.end(archive), 'is not given in ranges'],
    [
      'browsers refuse',
      inRanges(archive, {}),
      `does not let pages of ${PUBLIC_URL} read it (Access-Control-Allow-Origin)`,
    ],
    ['is something else', inRanges(Buffer.from('<html>'.repeat(50))), 'is no PMTiles archive'],
    ['is empty', inRanges(Buffer.alloc(0)), 'is no PMTiles archive'],
    [
      'is cut short',
      inRanges(archive.subarray(0, archive.length - 1)),
      'is cut short: its header tells of more tiles than it has',
    ],
  ])('that %s is told in the log, by one sentence', async (_what, listener, problem) => {
    const address = await serve(listener);
    expect(await warningsOf(address)).toEqual([`MAP_PMTILES names ${address}, which ${problem}. ${OWN}`]);
  });

  it('that cannot be reached is told too', async () => {
    const address = await serve(() => undefined);
    servers.splice(0).forEach((server) => server.close());
    expect(await warningsOf(address)).toEqual([`MAP_PMTILES names ${address}, which cannot be reached. ${OWN}`]);
  });
});
