import { afterAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { rehearseFault } from '../support/faults/faulty-round.js';
import { startFaultySite, type FaultySite } from '../support/faults/faulty-site.js';
import { openSmallDisk, type SmallDisk } from '../support/faults/small-disk.js';

const started: { site?: FaultySite; disk: SmallDisk }[] = [];

afterAll(async () => {
  for (const { site, disk } of started) {
    await site?.stop();
    await disk.close();
  }
});

describe("The database's disk is full", () => {
  it('loses and doubles nothing, answers with a sentence, and recovers on its own', async () => {
    const disk = await openSmallDisk(400);
    started.push({ disk });
    const databaseSettings = { max_wal_size: '64MB', min_wal_size: '32MB', shared_buffers: '16MB' };
    const site = await startFaultySite({ databaseFolder: join(disk.path, 'database'), databaseSettings });
    started[0]!.site = site;
    let restarts = 0;
    await rehearseFault(site, {
      name: "Full disk of the database's files",
      way: disk.way,
      begin: () => disk.fill(),
      async end() {
        disk.free();
        // It ends if it can't write its log. Then its service manager starts it again.
        if (site.server.isRunning) return;
        restarts += 1;
        await site.server.start();
      },
    });
    expect(restarts).toBeLessThanOrEqual(20);
  });
});
