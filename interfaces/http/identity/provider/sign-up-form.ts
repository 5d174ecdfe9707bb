import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MIN_AGE } from '../../../../domain/account/account.js';
import { actionIn } from '../../../../domain/account/sign-in-purpose.js';
import { PROVIDER_PATHS } from '../../../../application/identity/provider-paths.js';
import { startProviderSession } from './provider-session.js';
import type { Errors } from './account-fields.js';
import { SIGN_IN_START, signedUpPage, staleVerifyPage, verifyPage } from './account-pages.js';
import { joiningPage, signUpOf, signUpPage } from './joining-pages.js';
import { lookOf, sendPage } from '../../html/send-page.js';
import {
  clientAddress,
  evenly,
  keepRawCookies,
  linkToken,
  purposeOf,
  readEmail,
  signInPathOf,
  tooMany,
  typed,
  type PageKit,
} from './page-kit.js';

/** Signing up, and confirming the address by the emailed link. */
export function registerSignUpForms(pages: FastifyInstance, kit: PageKit): void {
  const look = (request: FastifyRequest) => lookOf(request, kit.siteName);
  pages.get(PROVIDER_PATHS.signUp, (request, reply) => sendPage(reply, signUpPage(look(request))));
  pages.post(PROVIDER_PATHS.signUp, (request, reply) => signUp(kit, request, reply));
  // The form next to a sign-in in progress. Its own address only repeats the page with its errors.
  const nextToSignIn = signUpOf(`${PROVIDER_PATHS.signIn}/:uid`);
  pages.get(nextToSignIn, (request, reply) => reply.redirect(signInPathOf(request), 303));
  pages.post(nextToSignIn, (request, reply) => signUp(kit, request, reply));
  // Opening a link changes nothing, because email scanners open links too.
  pages.get(PROVIDER_PATHS.verify, (request, reply) => showVerify(kit, request, reply, linkToken(request), {}));
  pages.post(PROVIDER_PATHS.verify, (request, reply) => verify(kit, request, reply));
  pages.post(PROVIDER_PATHS.verifyAgain, (request, reply) => verifyAgain(kit, request, reply));
}

async function signUp(kit: PageKit, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const text = typed(request, 'email');
  const isOldEnough = typed(request, 'age') === 'yes';
  const { email, problem } = readEmail(text);
  const password = typed(request, 'password');
  const passwordProblem = await kit.newPasswordProblem(password, email);
  const errors: Errors = {
    ...(problem !== undefined && { email: problem }),
    ...(passwordProblem !== null && { password: passwordProblem }),
    ...(!isOldEnough && { age: `Please confirm that you are ${String(MIN_AGE)} or older` }),
  };
  const returnTo = kit.cookies.returnPath(request);
  const purpose = await purposeOf(kit, returnTo);
  const look = lookOf(request, kit.siteName);
  const again = (problems: Errors, status: number) => {
    const values = { email: text, isOldEnough };
    const { uid } = request.params as { uid?: string };
    const page =
      uid === undefined
        ? signUpPage(look, values, problems)
        : joiningPage(look, {
            ...{ path: signInPathOf(request), way: 'sign-up', purpose, typed: values, errors: problems },
          });
    return sendPage(reply, page, status);
  };
  if (Object.keys(errors).length > 0) return again(errors, 400);
  const browser = kit.signUpCookie.newSecret();
  const wait = await evenly(kit.signUp.start({ email, password, browser, returnTo }, clientAddress(request)));
  if (wait > 0) return again({ form: tooMany(reply, wait) }, 429);
  // Set for every address, so that it doesn't reveal which one has an account.
  kit.signUpCookie.set(reply, browser);
  return sendPage(reply, signedUpPage(look, email, purpose));
}

async function showVerify(
  kit: PageKit,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  errors: Errors,
  status = 200,
): Promise<FastifyReply> {
  const look = lookOf(request, kit.siteName);
  const link = await kit.signUp.look(token);
  if (link?.state !== 'open') {
    return sendPage(reply, staleVerifyPage(look, link?.state === 'expired' ? token : null), 410);
  }
  const isSameBrowser = kit.signUp.isStartedBy(link, kit.signUpCookie.read(request));
  const purpose = await purposeOf(kit, link.returnTo);
  return sendPage(reply, verifyPage(look, { token, email: link.email, purpose, isSameBrowser, errors }), status);
}

async function verify(kit: PageKit, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const token = typed(request, 'token');
  const again = (errors: Errors, status: number) => showVerify(kit, request, reply, token, errors, status);
  const proof = { browser: kit.signUpCookie.read(request), password: typed(request, 'password') };
  const answer = await kit.signUp.verify(token, proof, clientAddress(request));
  if (answer.kind === 'stale') return again({}, 410);
  if (answer.kind === 'wait') return again({ form: tooMany(reply, answer.seconds) }, 429);
  if (answer.kind === 'no-password') return again({ password: 'Enter your password' }, 400);
  if (answer.kind === 'wrong-password') {
    return again({ password: 'This is not the password you chose when you signed up' }, 400);
  }
  // Saves the member from typing the password again in the sign-in that follows.
  await startProviderSession(await kit.provider(), request.raw, reply.raw, answer.login);
  keepRawCookies(reply);
  kit.signUpCookie.clear(reply);
  kit.devices.mark(request, reply, answer.login.account.email);
  const { returnTo, isSameBrowser } = answer;
  const action = isSameBrowser || returnTo === null ? null : actionIn(returnTo);
  if (action !== null) kit.signUpCookie.passOn(reply, action);
  return reply.redirect(pathAfterSignUp(returnTo), 303);
}

/** Returns the address of the sign-in that completes the sign-up and ends where the person came from. */
function pathAfterSignUp(returnTo: string | null): string {
  const end = returnTo === null || returnTo === '/' ? '/auth-success' : returnTo;
  return `${SIGN_IN_START}?returnTo=${encodeURIComponent(end)}`;
}

async function verifyAgain(kit: PageKit, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const token = typed(request, 'token');
  const look = lookOf(request, kit.siteName);
  const link = await kit.signUp.look(token);
  if (link?.state !== 'expired') return sendPage(reply, staleVerifyPage(look, null), 410);
  const wait = await kit.signUp.again(token, clientAddress(request));
  if (wait > 0) return sendPage(reply, staleVerifyPage(look, token, { form: tooMany(reply, wait) }), 429);
  return sendPage(reply, signedUpPage(look, link.email, await purposeOf(kit, link.returnTo)));
}
