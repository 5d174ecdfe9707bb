import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { PMTiles } from 'pmtiles';
import { contentSecurityPolicy } from '../../../interfaces/pages/content-security-policy.js';
import { mapOrigins, mapTilesOf, registerMapFile } from '../../../interfaces/pages/map-tiles.js';
import { pmtilesArchive } from '../../support/pmtiles-archive.js';

const TILES = { tiles: 'https://tiles.example.com/{z}/{x}/{y}.png' };
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

describe("the operator's base map", () => {
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  it('is off by default, so pages contact no other site', () => {
    expect(mapTilesOf({})).toBeUndefined();
    expect(mapOrigins({})).toEqual([]);
    expect(directive(contentSecurityPolicy(false), 'connect-src')).toBe("connect-src 'self'");
  });

  it('adds only its own origin to the content security policy when it uses tiles', () => {
    expect(mapTilesOf(TILES)).toEqual({ address: TILES.tiles });
    const policy = contentSecurityPolicy(false, { mapOrigins: mapOrigins(TILES) });
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://tiles.example.com");
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://tiles.example.com");
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  });

  it('is read from the other site when it is a remote file', () => {
    const pmtiles = 'https://maps.example.com/usa.pmtiles';
    expect(mapTilesOf({ pmtiles })).toEqual({ pmtiles });
    expect(mapOrigins({ pmtiles })).toEqual(['https://maps.example.com']);
  });

  describe('as a local PMTiles file', () => {
    const archive = pmtilesArchive([{ z: 10, x: 234, y: 421, data: Buffer.from('a tile') }]);
    const withServer = async <T>(use: (ask: (range?: string) => Promise<Response>) => Promise<T>): Promise<T> => {
      const folder = mkdtempSync(join(tmpdir(), 'map-tiles-'));
      folders.push(folder);
      const pmtiles = join(folder, 'usa.pmtiles');
      writeFileSync(pmtiles, archive);
      expect(mapTilesOf({ pmtiles })).toEqual({ pmtiles: '/map.pmtiles' });
      const server = fastify();
      await registerMapFile(server, { pmtiles });
      try {
        return await use(async (range) => {
          const headers = range === undefined ? {} : { range };
          const { rawPayload, statusCode, headers: answered } = await server.inject({ url: '/map.pmtiles', headers });
          return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: answered as never });
        });
      } finally {
        await server.close();
      }
    };

    it('serves the PMTiles file from this site in byte ranges', async () => {
      await withServer(async (ask) => {
        const answer = await ask('bytes=0-6');
        expect(answer.status).toBe(206);
        expect(await answer.text()).toBe('PMTiles');
        expect(answer.headers.get('content-range')).toBe(`bytes 0-6/${archive.length}`);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
        // The map library always requests the first 16 kB, even of a smaller file.
        expect((await (await ask('bytes=0-16383')).arrayBuffer()).byteLength).toBe(archive.length);
      });
    });

    it('never serves the whole PMTiles file or invalid ranges', async () => {
      await withServer(async (ask) => {
        for (const range of [
          undefined,
          'bytes=0-',
          'bytes=-5',
          'bytes=0-1,3-4',
          `bytes=${archive.length}-${archive.length + 9}`,
          'bytes=5-4',
          'items=0-6',
        ]) {
          const answer = await ask(range);
          expect([range, answer.status]).toEqual([range, 416]);
          expect(answer.headers.get('content-range')).toBe(`bytes */${archive.length}`);
        }
      });
    });

    it('serves a PMTiles file that the map library can read', async () => {
      await withServer(async (ask) => {
        const source = {
          getKey: () => 'usa',
          getBytes: async (offset: number, length: number) => {
            const answer = await ask(`bytes=${offset}-${offset + length - 1}`);
            return { data: await answer.arrayBuffer(), etag: answer.headers.get('etag') ?? undefined };
          },
        };
        const map = new PMTiles(source as never);
        expect(await map.getHeader()).toMatchObject({ specVersion: 3, minZoom: 10, maxZoom: 10, tileType: 1 });
        const tile = await map.getZxy(10, 234, 421);
        expect(Buffer.from(tile!.data).toString()).toBe('a tile');
        expect(await map.getZxy(10, 0, 0)).toBeUndefined();
      });
    });
  });
});
