import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { LISTING_TIER, RESPONSE_LIMITS } from '../../../interfaces/contract/shared/words.js';
import { UPLOAD_KIND } from '../../../interfaces/contract/upload/upload.js';

const GUIDES = ['quick-start-guide', 'best-practices', 'marketing-toolkit'] as const;
/** Returns a guide's HTML without line breaks. */
const guide = (name: (typeof GUIDES)[number]) =>
  readFileSync(`web/public/downloads/${name}.html`, 'utf8').replaceAll(/\s+/g, ' ').replaceAll('> <', '><');

describe('The downloadable guides', () => {
  it.each(GUIDES)('the downloadable guides are self-contained pages that print well: %s', (name) => {
    const html = guide(name);
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain('@media print');
    // No scripts, no other files, and no links, which would break in a saved copy.
    expect(html).not.toMatch(/<script|<link|\b(?:src|href|on\w+)=/);
  });

  it('the downloadable guides state the limits and prices that the site enforces', () => {
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
      `up to ${free.descriptionWords} words with a free listing and ${premium.descriptionWords} with Premium`,
    );
    expect(practices).toContain(`at least ${recommended?.long}x${recommended?.short} pixels`);
    expect(practices).toContain(`up to ${RESPONSE_LIMITS.max} characters`);
  });

  it('the downloadable guides name the Poster & Badge button as the page does', () => {
    const button = /Poster &(?:amp;)? Badge/;
    expect(readFileSync('web/features/my-businesses/owner-actions.tsx', 'utf8')).toMatch(button);
    expect(guide('marketing-toolkit')).toMatch(button);
  });
});
