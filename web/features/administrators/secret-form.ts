/** What forms of passwords and codes have: sent before the page's code has come, they never stand in an address. */
export const SECRET_FORM = {
  method: 'post',
  noValidate: true,
  className: 'flex flex-col gap-4 noscript:hidden',
} as const;
