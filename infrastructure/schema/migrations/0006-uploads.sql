-- Adds records of uploaded files. Their contents are stored elsewhere (infrastructure/files).

-- A row outlives its member until its files are deleted. `free_since`: when the file became unused; null while it is
-- in use.
create table uploads (
  id uuid primary key,
  user_id uuid references users on delete set null,
  kind text not null
    check (kind in ('business_photo', 'menu', 'profile_photo', 'pet_photo', 'review_photo', 'claim_document')),
  content_type text not null check (content_type in ('image/webp', 'application/pdf')),
  width integer check (width > 0), height integer check (height > 0),
  bytes integer not null check (bytes > 0),
  free_since timestamptz default now(),
  created_at timestamptz not null default now(),
  check ((content_type = 'image/webp') = (width is not null and height is not null)));

create index uploads_user on uploads (user_id);

create index uploads_free on uploads (free_since) where free_since is not null;

create index uploads_ownerless on uploads (id) where user_id is null;
