import { beforeEach, describe, expect, it } from '@jest/globals';
import { ChangeAlerts } from '../../../application/alert/change-alerts.js';
import { PrepareDigests } from '../../../application/alert/prepare-digests.js';
import { ReadFeed } from '../../../application/alert/read-feed.js';
import { StopAlert } from '../../../application/alert/stop-alert.js';
import { FakeGazetteer } from '../../support/fakes/business/gazetteer.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeSecrets } from '../../support/fakes/shared.js';
import type { PortWorld } from '../../support/port-contracts/port-world.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const ada = { userId: ADA };
const PLACE = { businessId: 26, timeZone: 'America/Chicago' };
/** The next two moments at which a daily email is due, at 8:00 AM in Chicago. */
const [FIRST, SECOND] = [new Date('2026-05-01T13:00:00Z'), new Date('2026-05-02T13:00:00Z')];

let memory: Memory;
let world: PortWorld;
let clock: FakeClock;
let alerts: ChangeAlerts;
let prepare: PrepareDigests;
let stop: StopAlert;
let feed: ReadFeed;

beforeEach(() => {
  memory = seededMemory();
  world = fakeWorld(memory);
  clock = new FakeClock();
  const { transaction, alerts: own, alertReads: reads, digests, outbox, alertLinks } = world;
  alerts = new ChangeAlerts({
    ...{ transaction, alerts: own, reads, gazetteer: new FakeGazetteer(), secrets: new FakeSecrets(), clock },
  });
  prepare = new PrepareDigests(transaction, digests, outbox, alertLinks, clock);
  stop = new StopAlert(transaction, own, alertLinks, clock);
  feed = new ReadFeed(digests, alertLinks);
});

const only = () => memory.state.alerts[0]!;

describe('ChangeAlerts', () => {
  it('is due at the next hour in the time zone, and named after the place', async () => {
    await alerts.create(ada, PLACE);
    expect(only()).toMatchObject({ label: 'Patio Place 26', dueAt: FIRST });
  });

  it('follows an area once, however it is written', async () => {
    const search = { text: 'location=Austin', filters: { location: 'Austin' } };
    await alerts.create(ada, { search, timeZone: 'UTC' });
    expect(only()).toMatchObject({ kind: 'area', label: 'Places near Austin' });
    await expect(alerts.create(ada, { search, timeZone: 'UTC' })).rejects.toMatchObject({ code: 'ALERT_EXISTS' });
    await alerts.create({ userId: OLIVE }, { search, timeZone: 'UTC' });
  });

  it('refuses what is no time zone, everything, and places that nobody sees', async () => {
    const search = { text: '', filters: {} };
    for (const input of [{ ...PLACE, timeZone: 'Mars/Olympus' }, { search, timeZone: 'UTC' }, { timeZone: 'UTC' }]) {
      await expect(alerts.create(ada, input)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    }
    await expect(alerts.create(ada, { ...PLACE, businessId: 99 })).rejects.toMatchObject({
      code: 'BUSINESS_NOT_FOUND',
    });
    expect(memory.state.alerts).toEqual([]);
  });

  it('keeps a due email if only the name changes, and moves it with the schedule', async () => {
    const id = await alerts.create(ada, PLACE);
    clock.time = new Date('2026-05-01T13:01:00Z');
    await alerts.change(ada, id, { label: 'Lunch', hour: 8, timeZone: 'America/Chicago' });
    expect(only()).toMatchObject({ label: 'Lunch', dueAt: FIRST });
    await alerts.change(ada, id, { hour: 9 });
    expect(only().dueAt).toEqual(new Date('2026-05-01T14:00:00Z'));
    await alerts.change(ada, id, { frequency: 'weekly' });
    expect(only()).toMatchObject({ schedule: { weekday: 0 }, dueAt: new Date('2026-05-04T14:00:00Z') });
  });

  it('changes nothing of other members', async () => {
    const id = await alerts.create(ada, PLACE);
    const olive = { userId: OLIVE };
    for (const call of [
      () => alerts.change(olive, id, { isPaused: true }),
      () => alerts.remove(olive, id),
      () => alerts.renewFeed(olive, id),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'ALERT_NOT_FOUND' });
    }
    expect(only()).toMatchObject({ isPaused: false, feedVersion: 1 });
    await alerts.remove(ada, id);
    expect(memory.state.alerts).toEqual([]);
  });
});

describe('PrepareDigests', () => {
  it('emails news once, on the day after at the earliest, and nothing without news', async () => {
    await alerts.create(ada, PLACE);
    expect(await prepare.run()).toBe(0);
    await world.changePlace(26);
    clock.time = FIRST;
    expect([await prepare.run(), await prepare.run()]).toEqual([1, 0]);
    expect(memory.state.outbox).toMatchObject([{ memberId: ADA, content: { subject: 'News about Patio Place 26' } }]);
    expect(only()).toMatchObject({ lastSentAt: FIRST, dueAt: SECOND });
    clock.time = SECOND;
    expect(await prepare.run()).toBe(0);
    expect(only().lastSentAt).toEqual(FIRST);
  });

  it('emails no member who turned emails off, and drops the news', async () => {
    await alerts.create(ada, PLACE);
    await world.changePlace(26);
    memory.state.members = memory.state.members.map((member) => ({ ...member, emailNotifications: false }));
    clock.time = FIRST;
    expect(await prepare.run()).toBe(0);
    memory.state.members = memory.state.members.map((member) => ({ ...member, emailNotifications: true }));
    clock.time = SECOND;
    expect(await prepare.run()).toBe(0);
  });
});

describe('links of an alert', () => {
  it('stop its emails without signing in, any number of times, and start them with later news', async () => {
    const id = await alerts.create(ada, PLACE);
    const secret = world.alertLinks.of('stop', id, 0);
    expect([stop.alertOf(secret), stop.alertOf('guess')]).toEqual([id, null]);
    await stop.check(secret);
    expect(only().isPaused).toBe(false);
    await stop.run(secret);
    await stop.run(secret);
    expect(only().isPaused).toBe(true);
    await world.changePlace(26);
    await stop.undo(secret);
    clock.time = FIRST;
    expect([only().isPaused, await prepare.run()]).toEqual([false, 0]);
    for (const wrong of ['guess', world.alertLinks.of('feed', id, 1), world.alertLinks.of('stop', 99, 0)]) {
      await expect(stop.run(wrong)).rejects.toMatchObject({ code: 'ALERT_NOT_FOUND' });
    }
  });

  it('read its feed until it is renewed', async () => {
    const id = await alerts.create(ada, PLACE);
    const secret = world.alertLinks.of('feed', id, 1);
    expect(await feed.run(secret)).toMatchObject({ id, label: 'Patio Place 26', places: [] });
    await alerts.renewFeed(ada, id);
    await expect(feed.run(secret)).rejects.toMatchObject({ code: 'ALERT_NOT_FOUND' });
    expect(await feed.run(world.alertLinks.of('feed', id, 2))).toMatchObject({ id });
  });
});
