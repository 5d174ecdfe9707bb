/** What members chose about mail. */
export abstract class MailChoices {
  /** Switches mail off that is no answer to what the member just did; of somebody who is gone, nothing happens. */
  abstract switchOff(memberId: string): Promise<void>;
}
