import { isoTime } from '../postgres/list-page.js';

/** SQL: the fields of the contract's `Feedback` from a row `f`, for json_build_object. */
export const FEEDBACK_FIELDS = `'id', f.id, 'feedbackType', f.feedback_type, 'status', f.status, 'title', f.title,
  'description', f.description, 'recommendedBusinessName', f.recommended_business_name,
  'recommendedBusinessAddress', f.recommended_business_address, 'recommendedBusinessCity', f.recommended_business_city,
  'recommendedBusinessState', f.recommended_business_state, 'recommendedBusinessZip', f.recommended_business_zip,
  'recommendedBusinessPhone', f.recommended_business_phone, 'recommendedBusinessWebsite', f.recommended_business_website,
  'recommendedBusinessCategory', f.recommended_business_category, 'recommendedBusinessKind', f.recommended_business_kind,
  'recommendedBusinessDescription', f.recommended_business_description, 'recommendedPetPerks', f.recommended_pet_perks,
  'businessId', f.business_id, 'priority', f.priority, 'tags', f.tags, 'contactPreference', f.contact_preference,
  'allowPublicDisplay', f.allow_public_display, 'answeredAt', ${isoTime('f.answered_at')},
  'createdAt', ${isoTime('f.created_at')}, 'updatedAt', ${isoTime('f.updated_at')}`;
