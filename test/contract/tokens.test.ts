import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { tokenFiles } from '../../interfaces/cli/tokens.js';

describe('Design tokens', () => {
  it('generated design tokens for emails and pages without React are current (update with `npm run tokens`)', () => {
    const files = Object.entries(tokenFiles(readFileSync('web/styles/tokens.css', 'utf8')));
    expect(files).toHaveLength(2);
    for (const [path, text] of files) expect([path, readFileSync(path, 'utf8')]).toEqual([path, text]);
  });
});
