import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { changeAccount } from '../../../domain/account/account.js';
import { SignInMember } from '../../../application/account/sign-in-member.js';
import { EMBEDDED_ISSUER } from '../../../infrastructure/account/embedded-issuer.js';
import { PostgresIdentities } from '../../../infrastructure/account/identities.repository.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { createOrm } from '../../../infrastructure/schema/orm.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { PostgresMembers } from '../../../infrastructure/account/members.repository.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { ADA, NOBODY, seedDirectory } from '../../support/search/seeded.js';

let database: Database;
let orm: MikroORM;
let work: UnitOfWork;
let members: PostgresMembers;

beforeAll(async () => {
  const urls = await emptyDirectory('account_members');
  await seedDirectory(urls.ownerUrl);
  database = new Database({ url: urls.appUrl, connections: 8 });
  orm = await createOrm(database.pool);
  work = new UnitOfWork(orm);
  members = new PostgresMembers(database, work);
});

afterAll(async () => {
  await orm?.close();
  await database?.close();
});

const save = (id: string, petFirstName: string, meanwhile = () => Promise.resolve()) =>
  work.run(async () => {
    const account = await members.find(id);
    if (account === null) return null;
    await meanwhile();
    return members.save(changeAccount(account, { petFirstName }));
  });

const petName = async () =>
  (
    await database.row<{ pet: string }>(
      { name: 'pet', text: 'select pet_first_name as pet from users where id = $1' },
      [ADA],
    )
  )?.pet;

describe('saving an account', () => {
  it('throws and changes nothing if the account changed since it was read', async () => {
    await save(ADA, 'First');
    // Uses its own unit of work, as another process does.
    const otherWork = new UnitOfWork(orm);
    const others = new PostgresMembers(database, otherWork);
    const faster = () =>
      otherWork.run(async () => {
        const account = await others.find(ADA);
        if (account !== null) await others.save(changeAccount(account, { petFirstName: 'Faster' }));
      });
    await expect(save(ADA, 'Slower', faster)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await petName()).toBe('Faster');
    expect(await save(ADA, 'Next')).toMatchObject({ petFirstName: 'Next' });
  });

  it('finds no closed or unknown account', async () => {
    expect(await save(NOBODY, 'Nobody')).toBeNull();
    await database.pool.query(`update users set erasure_at = now() where id = $1`, [ADA]);
    expect(await save(ADA, 'Closed')).toBeNull();
    expect(await members.publicProfile(ADA, ADA)).toBeNull();
  });
});

describe('creating a member', () => {
  it('sets the age as confirmed after the embedded sign-up, but not for another issuer', async () => {
    const signIn = new SignInMember(work, new PostgresIdentities(work, { now: () => new Date() }));
    const ageConfirmed = async (issuer: string) => {
      const email = `${issuer}-newcomer@example.com`;
      const names = { firstName: null, lastName: null };
      const id = await signIn.run({ issuer, subject: 'newcomer', email, emailVerified: true, ...names });
      return (await work.run(() => members.find(id)))?.ageConfirmed;
    };
    expect(await ageConfirmed(EMBEDDED_ISSUER)).toBe(true);
    expect(await ageConfirmed('https://elsewhere.example')).toBe(false);
  });
});
