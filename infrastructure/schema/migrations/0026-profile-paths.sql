-- Removes erased members from copyright notices: the path of a profile contains its member's id.

update "copyright_takedowns" set "path" = '/guide-dogs' where ("path" like '/user-reviews/%' and not exists (select from "users" u where "path" = '/user-reviews/' || u.id));

update "copyright_notices" t set "items" = (
  select jsonb_agg(case when (i ->> 'path' like '/user-reviews/%' and not exists (select from "users" u where i ->> 'path' = '/user-reviews/' || u.id)) then i || '{"path": "/guide-dogs"}' else i end order by n)
  from jsonb_array_elements(t.items) with ordinality x (i, n))
  where exists (select from jsonb_array_elements(t.items) i where (i ->> 'path' like '/user-reviews/%' and not exists (select from "users" u where i ->> 'path' = '/user-reviews/' || u.id)));
