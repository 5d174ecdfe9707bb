-- OpenStreetMap and Overture Maps write American phone numbers as +14105550142. Imports store them as owners write them,
-- (410) 555-0142. Numbers of earlier imports change as well, so that the next import finds nothing to change. Numbers that
-- somebody edited stay.

create function pg_temp.for_people(phone text) returns text language sql immutable as $$
  select regexp_replace(replace(phone, chr(160), ' '),
    '^(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ ./-]*([2-9]\d{2})[ .-]*(\d{4})$', '(\1) \2-\3')
$$;

update businesses b set phone = pg_temp.for_people(b.phone)
where b.phone is not null and b.phone <> pg_temp.for_people(b.phone)
  and exists (select from business_sources s
    where s.business_id = b.id and s.source in ('openstreetmap', 'overture') and s.imported ->> 'phone' = b.phone);

update business_sources set imported = jsonb_set(imported, '{phone}', to_jsonb(pg_temp.for_people(imported ->> 'phone')))
where source in ('openstreetmap', 'overture') and imported ->> 'phone' <> pg_temp.for_people(imported ->> 'phone');
