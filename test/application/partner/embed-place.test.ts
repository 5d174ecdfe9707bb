import { describe, expect, it } from '@jest/globals';
import { EmbedPlace } from '../../../application/partner/embed-place.js';
import { PlaceCards } from '../../../application/partner/ports.js';

class FakePlaceCards extends PlaceCards {
  async of(id: number): Promise<string | null> {
    return id === 42 || id === 41 ? JSON.stringify({ id: 42, name: 'Paws <b>& Co' }) : null;
  }

  async credits(): Promise<readonly string[]> {
    return [];
  }
}

const embedPlace = new EmbedPlace(new FakePlaceCards(), {
  siteName: 'Welcome Paws',
  publicUrl: 'https://paws.example.com',
  badge: { width: 340, height: 96, pathOf: (id) => `/badges/${String(id)}.svg` },
});

const run = (url: string, maxWidth: number | null = null, maxHeight: number | null = null) =>
  embedPlace.run({ url, maxWidth, maxHeight });

describe('EmbedPlace', () => {
  it('returns a frame with the place, and its badge', async () => {
    expect(await run('https://paws.example.com/business/42')).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'Paws <b>& Co',
      provider_name: 'Welcome Paws',
      provider_url: 'https://paws.example.com',
      cache_age: 3600,
      thumbnail_url: 'https://paws.example.com/badges/42.svg',
      thumbnail_width: 340,
      thumbnail_height: 96,
      html: '<iframe src="https://paws.example.com/embed/places/42" title="Paws &lt;b&gt;&amp; Co on Welcome Paws" width="480" height="190" style="border:0;max-width:100%" loading="lazy"></iframe>',
      width: 480,
      height: 190,
    });
  });

  it.each([
    'http://paws.example.com/business/42',
    'https://paws.example.com/business/42/',
    'https://paws.example.com/business/42?location=Austin#reviews',
    'https://paws.example.com/business/41',
  ])('knows the address %s', async (url) => {
    expect(await run(url)).toMatchObject({ title: 'Paws <b>& Co', html: expect.stringContaining('/embed/places/42"') });
  });

  it('stays within the limits of the other website', async () => {
    expect(await run('https://paws.example.com/business/42', 300, 500)).toMatchObject({ type: 'rich', width: 300 });
    expect(await run('https://paws.example.com/business/42', 300)).not.toHaveProperty('thumbnail_url');
    const link = await run('https://paws.example.com/business/42', 100, 100);
    expect([link.type, link.html, link.width, link.thumbnail_url]).toEqual(['link', undefined, undefined, undefined]);
  });

  it.each([
    'https://other.example.com/business/42',
    'https://paws.example.com.other.example/business/42',
    'https://paws.example.com:8443/business/42',
    'https://paws.example.com/',
    'https://paws.example.com/business',
    'https://paws.example.com/business/42/edit',
    'https://paws.example.com/reviews/42',
    'ftp://paws.example.com/business/42',
    'data:text/html,42',
    '/business/42',
    'nonsense',
    '',
  ])('refuses the address %s', async (url) => {
    await expect(run(url)).rejects.toMatchObject({ code: 'BUSINESS_NOT_FOUND' });
  });

  it.each(['7', '0', '99999999999', 'x'])('finds no place with the ID %s', async (id) => {
    await expect(run(`https://paws.example.com/business/${id}`)).rejects.toMatchObject({ code: 'BUSINESS_NOT_FOUND' });
  });
});
