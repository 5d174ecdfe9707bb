import { Migration } from '@mikro-orm/migrations';

/** Words, members, listings, reviews, claims, feedback, pets and guide dogs. */
export class Migration0001Directory extends Migration {
  override up(): void {
    for (const statement of [...WORDS, ...MEMBERS, ...BUSINESSES, ...REVIEWS, ...PAPERWORK, ...COMMUNITY]) {
      this.addSql(statement);
    }
  }
}

const WORDS = [
  `create extension if not exists unaccent`,
  `create extension if not exists pg_trgm`,
  // A to Z as a person expects it: case and accents ignored.
  `create collation name_order (provider = icu, locale = 'en-US-u-ks-level1', deterministic = false)`,
  // unaccent() is only STABLE because its dictionary could be swapped; naming the dictionary lets it be indexed.
  `create function plain(text) returns text language sql immutable strict parallel safe
     return lower(public.unaccent('public.unaccent'::regdictionary, $1))`,
  // One spelling for each town: 'St. Paul' and 'Saint Paul' are one.
  `create function town_key(text) returns text language sql immutable strict parallel safe
     return btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
       plain($1), '[^a-z0-9]+', ' ', 'g'), '(^| )st ', '\\1saint ', 'g'), '(^| )ft ', '\\1fort ', 'g'), '(^| )mt ', '\\1mount ', 'g'))`,
  `create function words_of(text[]) returns text language sql immutable strict parallel safe
     return array_to_string($1, ' ')`,
];

const MEMBERS = [
  `create table users (
     id uuid primary key,
     email text, first_name text, last_name text, profile_image_url text, pet_first_name text,
     home_zip_code text, phone_number text,
     is_registration_complete boolean not null default false,
     preferred_radius text not null default '10',
     email_notifications boolean not null default true,
     sms_notifications boolean not null default false,
     created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
     version integer not null default 1)`,
  `create unique index users_email on users (lower(email)) where email is not null`,
  `create table sessions (sid text primary key, sess jsonb not null, expire timestamptz not null)`,
  `create index sessions_expire on sessions (expire)`,
];

const WHITE = String.raw`\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`;

const BUSINESSES = [
  // What a person typed as a query that finds something only by its own words: a text that only excludes ('-dog') is read
  // as words, one of nothing but stop words as words of a name, and one without any word finds nothing.
  `create function text_query(text) returns tsquery language sql immutable strict parallel safe
     return case
       when querytree(websearch_to_tsquery('english', plain($1))) not in ('', 'T') then websearch_to_tsquery('english', plain($1))
       when numnode(plainto_tsquery('english', plain($1))) > 0 then plainto_tsquery('english', plain($1))
       when numnode(plainto_tsquery('simple', plain($1))) > 0 then plainto_tsquery('simple', plain($1))
       else '''x:nothing'''::tsquery end`,
  // The first words of a text, with an ellipsis where some were left out. The class is the white space of JavaScript's \\s.
  `create function first_words(text, integer) returns text language sql immutable strict parallel safe
     return case
       when regexp_instr($1, '[^${WHITE}]+', 1, $2, 1) > 0 and regexp_instr($1, '[^${WHITE}]', regexp_instr($1, '[^${WHITE}]+', 1, $2, 1)) > 0
       then left($1, regexp_instr($1, '[^${WHITE}]+', 1, $2, 1) - 1) || '…' else $1 end`,
  `create function category_words(text) returns text language sql immutable strict parallel safe
     return case $1
       when 'restaurants' then 'restaurant restaurants food dining'
       when 'hotels' then 'hotel hotels travel lodging stay'
       when 'events' then 'event events activity activities'
       when 'services' then 'service services'
       when 'homes' then 'home homes real estate apartment rental' end`,
  // Text with weights (A name, B category and perks, C description, D city), and one lexeme each for category, grid
  // cell, town and state: a search for text near a town is then one scan of one index. The words of the name stand in it
  // unstemmed too, without weight in the ranking: who types nothing but 'The Who' finds that name.
  `create function business_search(name text, category text, perks text[], description text, city text, state text, cell integer)
     returns tsvector language sql immutable parallel safe return
     setweight(to_tsvector('english', plain(name)), 'A')
     || setweight(to_tsvector('english', category_words(category) || ' ' || plain(words_of(perks))), 'B')
     || setweight(to_tsvector('english', plain(coalesce(description, ''))), 'C')
     || setweight(to_tsvector('english', plain(coalesce(city, ''))), 'D')
     || strip(to_tsvector('simple', plain(name)))
     || array_to_tsvector(array_remove(array['c:' || category, 'g:' || cell, 's:' || upper(state),
          't:' || town_key(city) || ',' || upper(state)], null))`,
  `create table businesses (
     id integer generated by default as identity primary key,
     owner_id uuid references users on delete set null,
     name text not null, description text,
     category text not null check (category in ('restaurants', 'hotels', 'events', 'services', 'homes')),
     address text, city text, state text, zip_code text, phone text, website text, email text,
     latitude double precision check (latitude between -90 and 90),
     longitude double precision check (longitude between -180 and 180),
     price_range text check (price_range in ('$', '$$', '$$$', '$$$$')),
     tier text not null default 'free' check (tier in ('free', 'premium')),
     is_active boolean not null default true,
     pet_perks text[] not null default '{}', highlighted_perks text[] not null default '{}',
     images text[] not null default '{}', image_alts text[] not null default '{}',
     menu_url text, arrival_notes text,
     youtube_video_id text, facebook_url text, instagram_url text, tiktok_url text,
     rating_sum integer not null default 0, review_count integer not null default 0, favorable_count integer not null default 0,
     avg_rating numeric(3, 2) not null generated always as
       (case when review_count = 0 then 0 else round(rating_sum::numeric / review_count, 2) end) stored,
     is_favorite boolean not null generated always as (favorable_count >= 10) stored,
     is_verified boolean not null default false, last_verified_at timestamptz, verification_notes text, verification_source text,
     is_claimed boolean not null default false, claimed_by uuid references users on delete set null, claimed_at timestamptz,
     approval_status text not null default 'pending'
       check (approval_status in ('pending', 'under_review', 'approved', 'rejected', 'needs_revision')),
     reviewed_by text, reviewed_at timestamptz, rejection_reason text, admin_notes text,
     pending_changes jsonb,
     created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
     version integer not null default 1,
     is_public boolean not null generated always as (approval_status = 'approved' and is_active) stored,
     cell integer generated always as
       ((floor((latitude + 90) * 4) * 1440 + floor((longitude + 180) * 4))::integer) stored,
     -- A point on the unit sphere: a distance is then three multiplications and no trigonometry.
     unit_x double precision generated always as (cos(radians(latitude)) * cos(radians(longitude))) stored,
     unit_y double precision generated always as (cos(radians(latitude)) * sin(radians(longitude))) stored,
     unit_z double precision generated always as (sin(radians(latitude))) stored,
     town text generated always as (town_key(city) || ',' || upper(state)) stored,
     search tsvector not null generated always as (business_search(name, category, pet_perks, description, city, state,
       (floor((latitude + 90) * 4) * 1440 + floor((longitude + 180) * 4))::integer)) stored,
     address_search tsvector not null generated always as
       (to_tsvector('simple', plain(coalesce(city, '') || ' ' || coalesce(state, '') || ' ' || coalesce(address, '')))) stored)`,
  ...businessIndexes(),
  `create table saved_places (
     user_id uuid not null references users on delete cascade,
     business_id integer not null references businesses on delete cascade,
     created_at timestamptz not null default now(),
     primary key (user_id, business_id))`,
  `create index saved_places_business on saved_places (business_id)`,
];

/** The lists read indexes in the order in which they show places: rating, number of reviews, premium first, name, id. */
function businessIndexes(): string[] {
  const order = `avg_rating desc, review_count desc, tier desc, name collate name_order, id`;
  const point = `include (category, unit_x, unit_y, unit_z, latitude, longitude)`;
  return [
    `create index businesses_search on businesses using gin (search) with (fastupdate = off) where is_public`,
    `create index businesses_address on businesses using gin (address_search) with (fastupdate = off) where is_public`,
    `create index businesses_rating on businesses (category, ${order}) where is_public`,
    `create index businesses_cell on businesses (cell, ${order}) ${point} where is_public`,
    `create index businesses_cell_category on businesses (cell, category, ${order}) include (unit_x, unit_y, unit_z, latitude, longitude) where is_public`,
    `create index businesses_town on businesses (town, ${order}) ${point} where is_public`,
    `create index businesses_state on businesses (upper(state), category, ${order}) where is_public`,
    `create index businesses_reviews on businesses (review_count desc, avg_rating desc, tier desc, name collate name_order, id) where is_public`,
    `create index businesses_name on businesses (name collate name_order, id) where is_public`,
    `create index businesses_favorite on businesses (avg_rating desc, review_count desc, tier desc, name collate name_order, id) where is_public and is_favorite`,
    `create index businesses_owner on businesses (owner_id)`,
    `create index businesses_approval on businesses (approval_status, created_at) where approval_status <> 'approved'`,
  ];
}

const REVIEWS = [
  `create table reviews (
     id integer generated by default as identity primary key,
     business_id integer not null references businesses on delete cascade,
     user_id uuid references users on delete set null,
     pet_name text, rating integer not null check (rating between 1 and 5),
     title text, content text, images text[] not null default '{}',
     helpful_count integer not null default 0,
     is_helpful boolean not null generated always as (helpful_count > 0) stored,
     is_published boolean not null default true,
     created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
     version integer not null default 1)`,
  `create unique index reviews_one_each on reviews (business_id, user_id)`,
  `create index reviews_of_business on reviews (business_id, created_at desc, id desc) where is_published`,
  `create index reviews_of_user on reviews (user_id, created_at desc, id desc)`,
  `create index reviews_newest on reviews (created_at desc, id desc) where is_published`,
  `create table review_responses (
     id integer generated by default as identity primary key,
     review_id integer not null unique references reviews on delete cascade,
     business_id integer not null references businesses on delete cascade,
     responder_id uuid references users on delete set null,
     content text not null,
     created_at timestamptz not null default now(), updated_at timestamptz not null default now())`,
  // Totals over all published reviews, kept by counting down and up so that nobody ever counts millions of rows.
  `create table review_totals (id boolean primary key default true check (id), review_count bigint not null default 0, rating_sum bigint not null default 0)`,
  `insert into review_totals default values`,
];

const PAPERWORK = [
  `create table business_claims (
     id integer generated by default as identity primary key,
     business_id integer not null references businesses on delete cascade,
     claimant_user_id uuid not null references users on delete cascade,
     claimant_name text not null, claimant_email text not null, claimant_phone text,
     verification_method text not null check (verification_method in ('phone_verification', 'email_verification',
       'postcard_verification', 'document_upload', 'website_verification', 'google_my_business')),
     status text not null default 'pending' check (status in ('pending', 'under_review', 'approved', 'rejected', 'expired')),
     verification_documents text[] not null default '{}',
     verification_code text, verification_attempts integer not null default 0,
     business_role text, ownership_proof text,
     reviewed_by text, reviewed_at timestamptz, rejection_reason text, admin_notes text,
     claimed_at timestamptz, expires_at timestamptz, approved_at timestamptz,
     created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
     version integer not null default 1)`,
  `create unique index business_claims_one_open on business_claims (business_id, claimant_user_id) where status in ('pending', 'under_review')`,
  `create unique index business_claims_one_approved on business_claims (business_id) where status = 'approved'`,
  `create index business_claims_claimant on business_claims (claimant_user_id)`,
  `create index business_claims_status on business_claims (status, created_at)`,
  `create table user_feedback (
     id integer generated by default as identity primary key,
     user_id uuid references users on delete set null,
     business_id integer references businesses on delete set null,
     feedback_type text not null check (feedback_type in ('business_recommendation', 'feature_request', 'bug_report',
       'general_feedback', 'content_suggestion', 'listing_issue', 'contact_inquiry')),
     status text not null default 'pending' check (status in ('pending', 'under_review', 'in_progress', 'completed', 'rejected', 'duplicate')),
     title text not null, description text not null,
     recommended_business_name text, recommended_business_address text, recommended_business_city text,
     recommended_business_state text, recommended_business_zip text, recommended_business_phone text,
     recommended_business_website text, recommended_business_category text, recommended_business_description text,
     recommended_pet_perks text[] not null default '{}',
     priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'urgent')),
     tags text[] not null default '{}',
     contact_name text, contact_email text, contact_phone text, contact_category text,
     reviewed_by text, reviewed_at timestamptz, admin_notes text, action_taken text,
     contact_preference text not null default 'email' check (contact_preference in ('email', 'phone', 'none')),
     allow_public_display boolean not null default false,
     created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
     version integer not null default 1)`,
  `create index user_feedback_status on user_feedback (status, created_at)`,
  `create index user_feedback_type on user_feedback (feedback_type, created_at)`,
  `create index user_feedback_user on user_feedback (user_id)`,
  `create table business_analytics (
     id bigint generated by default as identity primary key,
     business_id integer not null references businesses on delete cascade,
     user_id uuid references users on delete set null,
     interaction_type text not null check (interaction_type in ('view', 'phone_click', 'website_click', 'directions_click',
       'social_media_click', 'review_click', 'image_click')),
     session_id text, ip_address text, user_agent text,
     "timestamp" timestamptz not null default now())`,
  `create index business_analytics_business on business_analytics (business_id, "timestamp")`,
];

const COMMUNITY = [
  `create table pet_profiles (
     id integer generated by default as identity primary key,
     user_id uuid not null references users on delete cascade,
     pet_name text not null,
     pet_type text not null check (pet_type in ('dog', 'cat', 'bird', 'rabbit', 'fish', 'reptile', 'other')),
     breed text, age integer check (age >= 0), pet_size text check (pet_size in ('extra_small', 'small', 'medium', 'large', 'extra_large')),
     weight double precision check (weight >= 0), pet_image_url text,
     fur_color text, eye_color text, special_markings text,
     activity_level text check (activity_level in ('low', 'moderate', 'high', 'very_high')),
     friendly_with_dogs boolean not null default true, friendly_with_cats boolean not null default true,
     friendly_with_kids boolean not null default true, energy_level integer check (energy_level between 1 and 10),
     allergies text[] not null default '{}', medications text[] not null default '{}', special_needs text,
     is_spayed_neutered boolean not null default false, microchipped boolean not null default false,
     favorite_toys text[] not null default '{}', favorite_activities text[] not null default '{}',
     favorite_treats text[] not null default '{}', dislikes text[] not null default '{}', fun_facts text[] not null default '{}',
     bio text, adoption_story text,
     is_public boolean not null default true, show_in_community boolean not null default true, allow_messages boolean not null default true,
     location text, home_zip_code text,
     created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
     version integer not null default 1)`,
  `create index pet_profiles_user on pet_profiles (user_id)`,
  `create index pet_profiles_community on pet_profiles (created_at desc, id desc) where is_public and show_in_community`,
  `create table guide_dogs (
     id integer generated by default as identity primary key,
     user_id uuid not null unique references users on delete cascade,
     pet_profile_id integer references pet_profiles on delete set null,
     pet_name text not null,
     pet_type text not null check (pet_type in ('dog', 'cat', 'bird', 'rabbit', 'other')),
     pet_image_url text, review_count integer not null default 0,
     status text not null generated always as (case when review_count >= 100 then 'platinum' when review_count >= 50 then 'gold'
       when review_count >= 20 then 'silver' else 'bronze' end) stored,
     location text, bio text, joined_date timestamptz not null default now(),
     created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
     version integer not null default 1)`,
  `create index guide_dogs_rank on guide_dogs (review_count desc, id)`,
];
