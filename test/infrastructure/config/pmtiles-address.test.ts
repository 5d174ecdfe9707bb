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
const OWN = 'Maps show the built-in background.';

const inRanges =
  (bytes: Buffer, headers: Record<string, string> = OPEN): RequestListener =>
  (request, response) => {
    const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    response.writeHead(206, { ...headers, 'content-range': `bytes ${from}-${to}/${bytes.length}` });
    response.end(bytes.subarray(Number(from), Number(to) + 1));
  };

describe('the check of a remote map file', () => {
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

  it('logs nothing for a readable map, a local file, or no map', async () => {
    expect(await warningsOf(await serve(inRanges(archive)))).toEqual([]);
    const ours = { 'access-control-allow-origin': PUBLIC_URL };
    expect(await warningsOf(await serve(inRanges(archive, ours)))).toEqual([]);
    expect(await warningsOf('/maps/usa.pmtiles')).toEqual([]);
    expect(await warningsOf(undefined)).toEqual([]);
  });

  it.each<[string, RequestListener, string]>([
    ['is missing', (_request, response) => void response.writeHead(404).end(), 'returns 404'],
    ['does not support ranges', (_request, response) => void response.end(archive), 'does not support range requests'],
    [
      'browsers block',
      inRanges(archive, {}),
      `does not allow requests from ${PUBLIC_URL} (Access-Control-Allow-Origin)`,
    ],
    ['is another kind of file', inRanges(Buffer.from('<html>'.repeat(50))), 'is not a PMTiles archive'],
    ['is empty', inRanges(Buffer.alloc(0)), 'is not a PMTiles archive'],
    [
      'is truncated',
      inRanges(archive.subarray(0, archive.length - 1)),
      'is truncated: its header lists more tiles than it contains',
    ],
  ])('logs one warning for a map that %s', async (_what, listener, problem) => {
    const address = await serve(listener);
    expect(await warningsOf(address)).toEqual([`MAP_PMTILES is ${address}, which ${problem}. ${OWN}`]);
  });

  it("logs a warning for a map that can't be reached", async () => {
    const address = await serve(() => undefined);
    servers.splice(0).forEach((server) => server.close());
    expect(await warningsOf(address)).toEqual([`MAP_PMTILES is ${address}, which cannot be reached. ${OWN}`]);
  });
});
