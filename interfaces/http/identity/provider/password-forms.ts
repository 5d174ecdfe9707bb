import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROVIDER_PATHS } from '../../../../application/identity/provider-paths.js';
import {
  failedPage,
  forgottenPage,
  passwordChangedPage,
  passwordPage,
  resetPage,
  resetSentPage,
  SIGN_IN_START,
  staleResetPage,
} from './account-pages.js';
import type { Errors } from './account-fields.js';
import { lookOf, sendPage } from '../../html/send-page.js';
import { clientAddress, evenly, linkToken, readEmail, tooMany, typed, type PageKit } from './page-kit.js';

/** Forms for forgotten and new passwords. */
export function registerPasswordForms(pages: FastifyInstance, kit: PageKit): void {
  const look = (request: FastifyRequest) => lookOf(request, kit.siteName);
  pages.get(PROVIDER_PATHS.forgotten, (request, reply) => sendPage(reply, forgottenPage(look(request), '', {})));
  pages.post(PROVIDER_PATHS.forgotten, (request, reply) => forgotten(kit, request, reply));
  pages.get(PROVIDER_PATHS.reset, async (request, reply) => {
    const token = linkToken(request);
    const link = await kit.passwordChange.look(token);
    if (link?.state !== 'open') return sendPage(reply, staleResetPage(look(request)), 410);
    return sendPage(reply, resetPage(look(request), token, link.email, {}));
  });
  pages.post(PROVIDER_PATHS.reset, (request, reply) => reset(kit, request, reply));
  pages.get(PROVIDER_PATHS.password, (request, reply) => change(kit, request, reply));
  pages.post(PROVIDER_PATHS.password, (request, reply) => change(kit, request, reply));
}

async function forgotten(kit: PageKit, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const look = lookOf(request, kit.siteName);
  const text = typed(request, 'email');
  const { email, problem } = readEmail(text);
  if (problem !== undefined) return sendPage(reply, forgottenPage(look, text, { email: problem }), 400);
  const wait = await evenly(kit.passwordChange.forgotten(email, clientAddress(request)));
  if (wait > 0) return sendPage(reply, forgottenPage(look, text, { form: tooMany(reply, wait) }), 429);
  return sendPage(reply, resetSentPage(look, email));
}

async function reset(kit: PageKit, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const look = lookOf(request, kit.siteName);
  const token = typed(request, 'token');
  const link = await kit.passwordChange.look(token);
  if (link?.state !== 'open') return sendPage(reply, staleResetPage(look), 410);
  const password = typed(request, 'password');
  const problem = await kit.newPasswordProblem(password, link.email);
  if (problem !== null) return sendPage(reply, resetPage(look, token, link.email, { password: problem }), 400);
  const done = await kit.passwordChange.byLink(token, password);
  if (done === null) return sendPage(reply, staleResetPage(look), 410);
  return sendPage(reply, passwordChangedPage(look, ['Sign in', SIGN_IN_START]));
}

/** Shows or handles the form with which a signed-in member changes their password. */
async function change(kit: PageKit, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const look = lookOf(request, kit.siteName);
  const member = await request.server.callerIdentity.member(request);
  const signIn = () => reply.redirect(`${SIGN_IN_START}?returnTo=${encodeURIComponent(PROVIDER_PATHS.password)}`, 303);
  if (member === null) return signIn();
  const account = await kit.passwordChange.accountOf(member.userId);
  if (account === null) {
    return sendPage(
      reply,
      failedPage(look, 'No password to change', 'You sign in without a password on this site.'),
      404,
    );
  }
  const show = (errors: Errors, status: number) => sendPage(reply, passwordPage(look, account.email, errors), status);
  if (request.method !== 'POST') return show({}, 200);
  const old = typed(request, 'current');
  const password = typed(request, 'password');
  const problem = await kit.newPasswordProblem(password, account.email);
  if (old === '' || problem !== null) {
    return show(
      { ...(old === '' && { current: 'Enter your current password' }), ...(problem !== null && { password: problem }) },
      400,
    );
  }
  const who = { address: clientAddress(request), session: member.sessionId };
  const answer = await kit.passwordChange.byPassword(account, old, password, who);
  if (answer.kind === 'signed-out') return signIn();
  if (answer.kind === 'wait') return show({ form: tooMany(reply, answer.seconds) }, 429);
  if (answer.kind === 'wrong-password') return show({ current: 'This is not your current password' }, 400);
  return sendPage(reply, passwordChangedPage(look, ['Back to your profile', '/user-profile']));
}
