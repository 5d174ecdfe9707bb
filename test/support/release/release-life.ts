import { aJpeg } from '../uploads.js';
import { Person } from './person.js';

/** Data that simulated people added to a release, in addition to its demo data. */
export interface ReleaseLife {
  /** The value of Ada's session cookie. */
  readonly session: string;
  readonly businessId: number;
  readonly reviewTitle: string;
  /** Path of the photo in Ada's review. */
  readonly photo: string;
  readonly claimId: number;
}

const REVIEW = 'A review of the release';

/** Simulates a member and an administrator who use a running release, so that more of its tables have rows. */
export async function liveIn(site: string, adminPassword: string): Promise<ReleaseLife> {
  const ada = new Person(site);
  await ada.signIn('ada@example.com');
  const places = await ada.ask<{ id: string }[]>('GET', '/api/businesses?location=Austin&limit=50');
  const photo = await uploadPhoto(ada);
  const businessId = await reviewOneOf(ada, places, photo);
  const path = `/api/businesses/${String(businessId)}`;
  await ada.ask('PUT', `${path}/favorite`);
  const [, second] = await ada.ask<{ id: number }[]>('GET', '/api/reviews?limit=20');
  await ada.ask('PUT', `/api/reviews/${String(second?.id)}/helpful`);
  const visitor = new Person(site);
  for (const interactionType of ['view', 'website_click'])
    await visitor.ask('POST', `${path}/interactions`, { interactionType, sessionId: 'a visit of the release' });
  const claimId = await ada.claimOneOf(places);
  const feedback = { feedbackType: 'general_feedback', subject: 'A question', message: 'How old must my dog be?' };
  const { id } = await ada.ask<{ id: number }>('POST', '/api/user-feedback', feedback);
  const administrator = new Person(site);
  await administrator.signInAsAdministrator(adminPassword);
  await administrator.ask('PUT', `/api/admin/user-feedback/${String(id)}/complete`, {
    actionTaken: 'Answered by phone.',
  });
  return { session: ada.cookie('session'), businessId, reviewTitle: REVIEW, photo, claimId };
}

async function uploadPhoto(person: Person): Promise<string> {
  const form = new FormData();
  form.set('kind', 'review_photo');
  form.set('file', new File([new Uint8Array(await aJpeg(320, 240))], 'rex.jpg', { type: 'image/jpeg' }));
  return (await person.ask<{ url: string }>('POST', '/api/uploads', form)).url;
}

async function reviewOneOf(person: Person, places: readonly { id: string }[], photo: string): Promise<number> {
  const review = {
    rating: 4,
    title: REVIEW,
    content: 'We came here before the upgrade, and liked it.',
    images: [photo],
  };
  for (const { id } of places) {
    const answer = await person.send('POST', `/api/businesses/${id}/reviews`, review);
    if (answer.status === 201) return Number(id);
  }
  throw new Error('None of these places can be reviewed.');
}
