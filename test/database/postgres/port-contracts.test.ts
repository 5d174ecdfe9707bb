import { afterAll, beforeAll, describe } from '@jest/globals';
import { allPortContracts } from '../../support/port-contracts/all-port-contracts.js';
import { databaseWorld } from '../../support/port-contracts/database-world.js';
import type { PortWorld } from '../../support/port-contracts/port-world.js';

describe('the PostgreSQL adapters', () => {
  let world: PortWorld;

  beforeAll(async () => {
    world = await databaseWorld('port_contracts');
  });

  afterAll(() => world?.close());

  allPortContracts(() => world);
});
