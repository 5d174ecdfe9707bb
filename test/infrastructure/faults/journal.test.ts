import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Journal } from '../../support/faults/kill/journal.js';
import { Random } from '../../support/faults/kill/random.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-journal-'));
  process.env['FAULTS_REPORT'] = join(folder, 'report');
});

afterAll(() => {
  delete process.env['FAULTS_REPORT'];
  rmSync(folder, { recursive: true, force: true });
});

describe('the journal of a fault', () => {
  it('reports an acknowledged record that is missing, and any record that is stored twice', () => {
    const journal = new Journal('a fault');
    for (const name of ['kept', 'dropped', 'twice']) journal.acknowledge(name);
    expect(journal.compare(['kept', 'dropped', 'twice', 'never answered'])).toEqual({ lost: [], doubled: [] });
    expect(journal.compare(['kept', 'twice', 'twice'])).toEqual({ lost: ['dropped'], doubled: ['twice'] });
    journal.endRound();
    journal.report();
    const report = JSON.parse(readFileSync(join(folder, 'report'), 'utf8')) as object;
    expect(report).toMatchObject({ fault: 'a fault', rounds: 1, acknowledged: 3, lost: 1, doubled: 1 });
  });
});

describe('random moments', () => {
  it('are the same for a seed, with one in each part of the work', () => {
    const shares = new Random(7).shares(20);
    expect(shares).toEqual(new Random(7).shares(20));
    expect(shares).not.toEqual(new Random(8).shares(20));
    expect(shares.map((share) => Math.floor(share * 20))).toEqual(Array.from({ length: 20 }, (_, part) => part));
  });
});
