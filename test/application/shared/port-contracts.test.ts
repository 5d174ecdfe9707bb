import { describe } from '@jest/globals';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { seededMemory } from '../../support/fakes/memory.js';
import { FakeFileStore } from '../../support/fakes/upload.js';
import { allPortContracts } from '../../support/port-contracts/all-port-contracts.js';
import { fileStoreContract } from '../../support/port-contracts/adapters/file-store.js';

describe('the test fakes', () => {
  const world = fakeWorld(seededMemory());
  allPortContracts(() => world);
  const files = new FakeFileStore();
  fileStoreContract('memory', () => files);
});
