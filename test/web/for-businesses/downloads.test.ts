import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { LISTING_TIER, RESPONSE_LIMITS } from '../../../interfaces/contract/shared/words.js';
import { UPLOAD_KIND } from '../../../interfaces/contract/upload/upload.js';

const GUIDES = ['quick-start-guide', 'best-practices', 'marketing-toolkit'] as const;
/** A guide's HTML, however its lines are broken. */
const guide = (name: (typeof GUIDES)[number]) =>
  readFileSync(`web/public/downloads/${name}.html`, 'utf8').replaceAll(/\s+/g, ' ').replaceAll('> <', '><');

describe('the guides to download', () => {
  it.each(GUIDES)('are pages that need nothing else to be read and printed: %s', (name) => {
    const html = guide(name);
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain('@media print');
    // A script, a file of their own, and a link that would lead nowhere once they were saved elsewhere.
    expect(html).not.toMatch(/<script|<link|\b(?:src|href|on\w+)=/);
  });

  it('name the figures that the site keeps to', () => {
    const { free, premium } = LISTING_TIER;
    const start = guide('quick-start-guide');
    for (const row of [
      `<td>$${free.monthlyPrice}</td><td>$${premium.monthlyPrice}</td>`,
      `<td>Up to ${free.photos}</td><td>Up to ${premium.photos}</td>`,
      `<td>Up to ${free.descriptionWords} words</td><td>Up to ${premium.descriptionWords} words</td>`,
      `<td>None</td><td>Up to ${premium.highlightedPerks}</td>`,
    ]) {
      expect(start).toContain(row);
    }
    expect(free.highlightedPerks).toBe(0);
    const { recommended } = UPLOAD_KIND.business_photo;
    expect(start).toContain(`at most ${UPLOAD_KIND.menu.maxKB} KB`);
    expect(start).toContain(`at least ${recommended?.long}x${recommended?.short} pixels`);
    const practices = guide('best-practices');
    expect(practices).toContain(
      `A free listing has ${free.descriptionWords} words, Premium ${premium.descriptionWords}`,
    );
    expect(practices).toContain(`At least ${recommended?.long}x${recommended?.short} pixels`);
    expect(practices).toContain(`room for ${RESPONSE_LIMITS.max} characters`);
  });

  it('send owners for poster and badge to the button that there is', () => {
    const button = /Poster &(?:amp;)? Badge/;
    expect(readFileSync('web/features/my-businesses/owner-actions.tsx', 'utf8')).toMatch(button);
    expect(guide('marketing-toolkit')).toMatch(button);
  });
});
