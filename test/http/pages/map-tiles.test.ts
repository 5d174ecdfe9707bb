import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { contentSecurityPolicy } from '../../../interfaces/pages/content-security-policy.js';
import { mapOrigins, mapTilesOf, registerMapFile } from '../../../interfaces/pages/map-tiles.js';

const TILES = { tiles: 'https://tiles.example.com/{z}/{x}/{y}.png' };
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

describe("the operator's base map", () => {
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  it('is none by default, and pages then ask nobody else', () => {
    expect(mapTilesOf({})).toBeUndefined();
    expect(mapOrigins({})).toEqual([]);
    expect(directive(contentSecurityPolicy(false), 'connect-src')).toBe("connect-src 'self'");
  });

  it('by tiles is the one further site that pages may ask', () => {
    expect(mapTilesOf(TILES)).toEqual({ address: TILES.tiles });
    const policy = contentSecurityPolicy(false, mapOrigins(TILES));
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://tiles.example.com");
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://tiles.example.com");
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  });

  it('by a file elsewhere is read there', () => {
    const pmtiles = 'https://maps.example.com/usa.pmtiles';
    expect(mapTilesOf({ pmtiles })).toEqual({ pmtiles });
    expect(mapOrigins({ pmtiles })).toEqual(['https://maps.example.com']);
  });

  it('by a file of the machine is served from this site, in the ranges that a map asks for', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'map-tiles-'));
    folders.push(folder);
    const pmtiles = join(folder, 'usa.pmtiles');
    writeFileSync(pmtiles, 'PMTiles and then a lot');
    expect(mapTilesOf({ pmtiles })).toEqual({ pmtiles: '/map.pmtiles' });
    const server = fastify();
    await registerMapFile(server, { pmtiles });
    const answer = await server.inject({ url: '/map.pmtiles', headers: { range: 'bytes=0-6' } });
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe('PMTiles');
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    await server.close();
  });
});
