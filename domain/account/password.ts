/** Characters a password of the embedded provider has; any characters do (NIST SP 800-63B §3.1.1.2). */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;
