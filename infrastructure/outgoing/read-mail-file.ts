import PostalMime from 'postal-mime';

/** What a person wants to see of a mail in the outbox. */
export interface ReadMail {
  readonly subject: string;
  readonly text: string;
}

/** Reads a mail as it goes over the wire: its subject and its plain part, each empty where there is none. */
export async function readMailFile(bytes: Buffer): Promise<ReadMail> {
  const { subject = '', text = '' } = await PostalMime.parse(bytes);
  return { subject, text };
}
