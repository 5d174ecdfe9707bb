import { toast as show, useToasts, type ToastMessage } from '../../../ui/overlay/toast-store.js';

/** What is shared: the name and URL of a business. */
export interface Shared {
  readonly title: string;
  readonly url: string;
}

const PASTE = 'The text is on your clipboard. Paste it into your post.';
const COPIED_TOO = 'If no app opened, paste the text from your clipboard.';

/** The toast of the last share that showed one. */
let lastToast: number | undefined;

function toast(message: ToastMessage): void {
  show(message);
  lastToast = useToasts.getState().current?.id;
}

/** Removes the toast of the last share; not every share shows one that would replace it. */
export function forgetLast(): void {
  if (lastToast !== undefined) useToasts.getState().dismiss(lastToast);
}

/** Phones hand over to the network's app; elsewhere its page opens in a window. */
export async function shareToFacebook(shared: Shared): Promise<void> {
  forgetLast();
  if (isPhone() && 'share' in navigator) {
    const outcome = await handOver(shared);
    if (outcome === 'shared') toast({ title: 'Shared to Facebook', tone: 'success' });
    if (outcome === 'failed') await copyInstead('Facebook sharing not available', shared);
    return;
  }
  if (openWindow(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(shared.url)}`)) {
    toast({ title: 'Facebook share opened', tone: 'success' });
  } else await copyInstead('Facebook sharing not available', shared);
}

export async function shareToLinkedIn(shared: Shared): Promise<void> {
  forgetLast();
  const address = `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(shared.url)}`;
  if (!openWindow(address)) await copyInstead('LinkedIn sharing blocked', shared);
}

/** These two networks accept no URL, so the text is copied for a post. */
export async function shareForPost(network: 'Instagram' | 'TikTok', shared: Shared): Promise<void> {
  forgetLast();
  const copied = await copy(textOf(shared));
  toast({ title: `Ready for ${network}!`, description: copied ? PASTE : textOf(shared), tone: 'success' });
}

/** Opens a new message. Where no app for messages may be installed, the text is on the clipboard as well. */
export async function noteMessage(shared: Shared): Promise<void> {
  forgetLast();
  if (isPhone()) return;
  const copied = await copy(textOf(shared));
  toast({ title: 'Ready for Messages!', description: copied ? COPIED_TOO : textOf(shared), tone: 'success' });
}

/** Returns the addresses that open a message, a chat, or an email with the text. */
export function messageLinks(shared: Shared) {
  const [subject, text] = [shared.title, textOf(shared)].map(encodeURIComponent);
  return {
    // Android and iOS both understand this form.
    messages: `sms:?&body=${text}`,
    whatsApp: `https://wa.me/?text=${text}`,
    email: `mailto:?subject=${subject}&body=${text}`,
  };
}

export async function copyLink({ title, url }: Shared): Promise<void> {
  forgetLast();
  if (await copy(url)) toast({ title: 'Copied to clipboard!', tone: 'success' });
  else toast({ title, description: url });
}

/** Copies the text if sharing fails for any reason except that the visitor canceled it. */
export async function shareByDevice(shared: Shared): Promise<void> {
  forgetLast();
  const outcome = await handOver(shared);
  if (outcome === 'shared') toast({ title: 'Shared successfully!', tone: 'success' });
  if (outcome === 'failed') await copyInstead('Copied to clipboard!', shared);
}

async function handOver({ title, url }: Shared): Promise<'shared' | 'called off' | 'failed'> {
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'called off' : 'failed';
  }
}

async function copyInstead(title: string, shared: Shared): Promise<void> {
  const copied = await copy(textOf(shared));
  toast({ title, description: copied ? PASTE : textOf(shared) });
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function textOf({ title, url }: Shared): string {
  return `${title} ${url}`;
}

/** Returns whether the window opened; a popup blocker makes `window.open` return null. */
function openWindow(address: string): boolean {
  const opened = window.open(address, '_blank', 'popup,width=620,height=560');
  if (opened === null) return false;
  opened.opener = null;
  return true;
}

function isPhone(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
