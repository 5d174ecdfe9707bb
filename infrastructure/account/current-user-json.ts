import { isoTime } from '../postgres/list-page.js';

/** SQL for the contract's `CurrentUser` from the row of `users` under this alias; of type json. */
export function currentUserJson(alias: string): string {
  const u = alias;
  return `json_build_object('id', ${u}.id, 'email', ${u}.email, 'firstName', ${u}.first_name, 'lastName', ${u}.last_name,
    'profileImageUrl', ${u}.profile_image_url, 'petFirstName', ${u}.pet_first_name, 'homeZipCode', ${u}.home_zip_code,
    'phoneNumber', ${u}.phone_number, 'isRegistrationComplete', ${u}.is_registration_complete,
    'preferredRadius', ${u}.preferred_radius, 'emailNotifications', ${u}.email_notifications,
    'smsNotifications', ${u}.sms_notifications, 'createdAt', ${isoTime(`${u}.created_at`)},
    'updatedAt', ${isoTime(`${u}.updated_at`)})`;
}
