/** Addresses with the mailbox that `mailboxOf` and the database's `mailbox_of` must return. */
export const MAILBOXES: readonly (readonly [address: string, mailbox: string])[] = [
  ['ada@example.com', 'ada@example.com'],
  [' Ada@Example.COM ', 'ada@example.com'],
  ['ada+1@example.com', 'ada@example.com'],
  ['ada+1+2@example.com', 'ada@example.com'],
  ['ada+@example.com', 'ada@example.com'],
  ['ADA+News.Letter@example.com', 'ada@example.com'],
  // Only Gmail ignores dots.
  ['a.da@example.com', 'a.da@example.com'],
  ['a.da+1@example.com', 'a.da@example.com'],
  ['a.d.a@gmail.com', 'ada@gmail.com'],
  ['A.d.a+x.y@GMail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['a.da+1@googlemail.com', 'ada@gmail.com'],
  // Domains that look similar are different.
  ['a.da@gmail.com.example.com', 'a.da@gmail.com.example.com'],
  ['a.da@mail.gmail.com', 'a.da@mail.gmail.com'],
  ['a.da@notgmail.com', 'a.da@notgmail.com'],
  ['a.da@gmailXcom', 'a.da@gmailxcom'],
  ['ada@googlemail.com.example.com', 'ada@googlemail.com.example.com'],
  // Without the tag, nothing would be left before the @.
  ['+ada@example.com', '+ada@example.com'],
  ['+ada@gmail.com', '+ada@gmail.com'],
  // A plus in the domain does not start a tag.
  ['ada@exa+mple.com', 'ada@exa+mple.com'],
  ['not an address', 'not an address'],
  ['', ''],
];
