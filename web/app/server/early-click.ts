import { ACTION_LINK_PREFIX, ACTIONS_STORAGE_NAME } from '../../lib/member/action-after-sign-in.js';

/** How long a pressed button waits for its code. Later, its effect would surprise. */
const MAX_WAIT_MS = 20_000;
const LOOK_EVERY_MS = 50;

const ACTION = encodeURIComponent(ACTION_LINK_PREFIX);

/**
 * Runs in every page before its scripts. React ignores clicks in parts whose code has not loaded yet, so the last button
 * pressed too early is pressed again once React handles it. A link to sign in leaves at once; the action that it names is
 * stored as `keepActionAfterSignIn` would.
 */
export const EARLY_CLICK_SCRIPT = `(() => {
  let waiting;
  const isHandled = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const press = (button, until) => {
    if (waiting !== button || !button.isConnected || performance.now() > until) return;
    if (!isHandled(button)) return setTimeout(press, ${LOOK_EVERY_MS}, button, until);
    waiting = null;
    button.click();
  };
  const keepAction = (name) => {
    try {
      const kept = JSON.parse(localStorage.getItem('${ACTIONS_STORAGE_NAME}') || '{}');
      localStorage.setItem('${ACTIONS_STORAGE_NAME}', JSON.stringify({ ...kept, [name]: { at: Date.now() } }));
    } catch {}
  };
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      if (!isTrusted) return;
      const pressed = target.closest('button[type=button], a[href^="/sign-in?"][href*="${ACTION}"]');
      if (pressed === null || isHandled(pressed)) return;
      if (pressed.localName === 'a') return keepAction(pressed.href.split('${ACTION}')[1]);
      waiting = pressed;
      const until = performance.now() + ${MAX_WAIT_MS};
      // React may handle this click itself, if the code is there.
      setTimeout(() => isHandled(pressed) || press(pressed, until));
    },
    true,
  );
})();`;
