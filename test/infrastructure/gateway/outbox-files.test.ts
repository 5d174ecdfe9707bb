import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OutboxFiles } from '../../../infrastructure/gateway/outbox-files.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the outbox folder', () => {
  it('keeps every message to one recipient, also those of one moment and of two processes', async () => {
    const texts = Array.from({ length: 60 }, (_, nth) => `message ${nth}`);
    const [one, other] = [new OutboxFiles(folder), new OutboxFiles(folder)];
    await Promise.all(texts.map((text, nth) => (nth % 2 === 0 ? one : other).write('text', 'ada@example.com', text)));
    const kept = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(kept.toSorted()).toEqual(texts.toSorted());
  });

  it('says by a code alone that it takes nothing', async () => {
    await new OutboxFiles(folder).write('text', 'ada@example.com', 'x');
    const [noFolder = ''] = readdirSync(folder);
    await expect(new OutboxFiles(join(folder, noFolder)).write('text', 'ada@example.com', 'y')).rejects.toMatchObject({
      reason: 'EEXIST',
      permanent: false,
    });
  });
});
