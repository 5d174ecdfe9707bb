/**
 * Props of forms with passwords or codes. As POST, they never put secrets in the address if submitted before hydration.
 */
export const SECRET_FORM = {
  method: 'post',
  noValidate: true,
  className: 'flex flex-col gap-4 noscript:hidden',
} as const;
