/**
 * Loads the page anew where the site answers, which also brings the files of a newer release. Without a connection the
 * browser would put its own page in the place of this one, so nothing happens then, and the answer is false.
 */
export async function reloadWhenReachable(): Promise<boolean> {
  const isReachable = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (isReachable) window.location.reload();
  return isReachable;
}
