-- Rotates the embedded provider's keys and encrypts their private parts. The old 2,048-bit plain text key is deleted:
-- its signatures only proved sign-ins of the last minutes.

delete from provider_keys;

alter table "provider_keys" add "sealed" text not null, add "signs_from" timestamptz not null;

-- The ID token would be sent when signing out, and no remaining key can verify it.
update sessions set sess = jsonb_set(sess, '{idToken}', 'null') where sess ->> 'issuer' = 'embedded';
