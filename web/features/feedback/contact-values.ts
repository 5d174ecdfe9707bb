import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { ContactForm } from '../../../interfaces/contract/feedback/contact.js';
import { SiteFeedbackForm } from '../../../interfaces/contract/feedback/site-feedback.js';
import {
  CONTACT_CATEGORIES,
  CONTACT_CATEGORY_LABEL,
  FEEDBACK_TYPE_LABEL,
  SITE_FEEDBACK_TYPES,
} from '../../../interfaces/contract/shared/words.js';
import type { Viewer } from '../../lib/page/viewer.js';

/** A message to the team: a question with a category, or feedback about this site. */
const Message = z.discriminatedUnion('about', [
  ContactForm.extend({ about: z.literal('contact_inquiry') }),
  SiteFeedbackForm,
]);

export type Message = z.infer<typeof Message>;

/** As typed; no category is chosen at first. */
export interface MessageValues {
  readonly about: Message['about'];
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly category: string;
  readonly message: string;
}

export const messageResolver = zodResolver(Message) as unknown as Resolver<MessageValues, unknown, Message>;

/** A draft may not contain the email address. */
export const DRAFTED = ['about', 'name', 'subject', 'category', 'message'] as const;

export const ABOUT_OPTIONS = [
  { value: 'contact_inquiry', label: 'A question or request' },
  ...SITE_FEEDBACK_TYPES.map((value) => ({ value, label: FEEDBACK_TYPE_LABEL[value] })),
];

export const CATEGORY_OPTIONS = [
  { value: '', label: 'Select a category' },
  ...CONTACT_CATEGORIES.map((value) => ({ value, label: CONTACT_CATEGORY_LABEL[value] })),
];

/** Returns the values of an empty form, with the name and email address of a member. */
export function emptyMessage(viewer: Viewer | null): MessageValues {
  const name = [viewer?.firstName, viewer?.lastName].filter(Boolean).join(' ');
  const about = 'contact_inquiry';
  return { about, name, email: viewer?.email ?? '', subject: '', category: '', message: '' };
}
