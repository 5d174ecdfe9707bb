import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MIN_AGE } from '../../../../domain/account/account.js';
import { PROVIDER_PATHS } from '../../../../application/identity/provider-paths.js';
import { startProviderSession } from './provider-session.js';
import { checkMailPage, signUpPage, staleVerifyPage, verifyPage, type Errors } from './account-pages.js';
import { lookOf, sendPage } from '../../html/send-page.js';
import {
  clientAddress,
  evenly,
  keepRawCookies,
  linkToken,
  readEmail,
  tooMany,
  typed,
  type PageKit,
} from './page-kit.js';

/** Signing up, and confirming the address by the emailed link. */
export function registerSignUpForms(pages: FastifyInstance, kit: PageKit): void {
  const look = (request: FastifyRequest) => lookOf(request, kit.siteName);
  pages.get(PROVIDER_PATHS.signUp, (request, reply) => sendPage(reply, signUpPage(look(request), '', false, {})));
  pages.post(PROVIDER_PATHS.signUp, (request, reply) => signUp(kit, request, reply));
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
  const look = lookOf(request, kit.siteName);
  if (Object.keys(errors).length > 0) return sendPage(reply, signUpPage(look, text, isOldEnough, errors), 400);
  const wait = await evenly(kit.signUp.start(email, password, clientAddress(request)));
  if (wait === 0) return sendPage(reply, checkMailPage(look, email, 'sign-up'));
  return sendPage(reply, signUpPage(look, text, isOldEnough, { form: tooMany(reply, wait) }), 429);
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
  if (link?.state === 'open') return sendPage(reply, verifyPage(look, token, link.email, errors), status);
  return sendPage(reply, staleVerifyPage(look, link?.state === 'expired' ? token : null), 410);
}

async function verify(kit: PageKit, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const token = typed(request, 'token');
  const password = typed(request, 'password');
  const again = (errors: Errors, status: number) => showVerify(kit, request, reply, token, errors, status);
  if (password === '') return again({ password: 'Enter your password' }, 400);
  const answer = await kit.signUp.verify(token, password, clientAddress(request));
  if (answer.kind === 'stale') return again({}, 410);
  if (answer.kind === 'wait') return again({ form: tooMany(reply, answer.seconds) }, 429);
  if (answer.kind === 'wrong-password') {
    return again({ password: 'This is not the password you chose when you signed up' }, 400);
  }
  // Saves the member from typing the password again in the sign-in that follows.
  await startProviderSession(await kit.provider(), request.raw, reply.raw, answer.login);
  keepRawCookies(reply);
  kit.devices.mark(request, reply, answer.login.account.email);
  return reply.redirect(confirmedPath(kit.cookies.returnPath(request)), 303);
}

/** Returns the address of the page that confirms the email address and then continues to `returnPath`. */
function confirmedPath(returnPath: string | null): string {
  const isHome = returnPath === null || returnPath === '/';
  return isHome ? '/auth-success' : `/auth-success?returnTo=${encodeURIComponent(returnPath)}`;
}

async function verifyAgain(kit: PageKit, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const token = typed(request, 'token');
  const look = lookOf(request, kit.siteName);
  const link = await kit.signUp.look(token);
  if (link?.state !== 'expired') return sendPage(reply, staleVerifyPage(look, null), 410);
  const wait = await kit.signUp.again(token, clientAddress(request));
  if (wait > 0) return sendPage(reply, staleVerifyPage(look, token, { form: tooMany(reply, wait) }), 429);
  return sendPage(reply, checkMailPage(look, link.email, 'sign-up'));
}
