import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalEmail } from '../../../../domain/account/account.js';
import { PROVIDER_PATHS } from '../../../../application/identity/provider-paths.js';
import { endOtherSession } from './provider-session.js';
import type { Errors } from './account-fields.js';
import { joiningPage } from './joining-pages.js';
import { lookOf, sendPage } from '../../html/send-page.js';
import { clientAddress, purposeOf, signInPathOf, tooMany, typed, type PageKit } from './page-kit.js';

/** The same text for an unknown address, a wrong password, and a locked account, so that it does not reveal which. */
export const NO_MATCH =
  'The email address or password is incorrect. After several failed attempts, wait a few minutes or choose a new password.';

/** The page shown during a sign-in, and its sign-in form. */
export function registerSignInForm(pages: FastifyInstance, kit: PageKit): void {
  const url = `${PROVIDER_PATHS.signIn}/:uid`;
  pages.get(url, async (request, reply) => {
    const provider = await kit.provider();
    await provider.interactionDetails(request.raw, reply.raw);
    return show(request, reply, {});
  });
  pages.post(url, async (request, reply) => {
    const provider = await kit.provider();
    // Checked first, so that an expired sign-in does not count as an attempt.
    await provider.interactionDetails(request.raw, reply.raw);
    const email = canonicalEmail(typed(request, 'email'));
    const password = typed(request, 'password');
    const missing = missingOf(email, password);
    if (Object.keys(missing).length > 0) return show(request, reply, missing, 400);
    const guess = { email, address: clientAddress(request), knownDevice: kit.devices.known(request, email) };
    const answer = await kit.signInCheck.run(guess, password);
    if (answer.kind !== 'right') kit.recordFailure(request, answer.kind);
    if (answer.kind === 'wait') return show(request, reply, { form: tooMany(reply, answer.seconds) }, 429);
    if (answer.kind === 'wrong') return show(request, reply, { password: NO_MATCH }, 400);
    kit.devices.mark(request, reply, email);
    const login = { accountId: answer.login.account.id, ts: answer.login.loginTs };
    await endOtherSession(provider, request.raw, reply.raw, login.accountId);
    const onward = await provider.interactionResult(
      request.raw,
      reply.raw,
      { login },
      { mergeWithLastSubmission: false },
    );
    return reply.redirect(onward, 303);
  });

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    errors: Errors,
    status = 200,
  ): Promise<FastifyReply> {
    const page = joiningPage(lookOf(request, kit.siteName), {
      path: signInPathOf(request),
      way: 'sign-in',
      purpose: await purposeOf(kit, kit.cookies.returnPath(request)),
      typed: { email: typed(request, 'email'), isOldEnough: false },
      errors,
    });
    return sendPage(reply, page, status);
  }
}

function missingOf(email: string, password: string): Errors {
  return {
    ...(email === '' && { email: 'Enter your email address' }),
    ...(password === '' && { password: 'Enter your password' }),
  };
}
