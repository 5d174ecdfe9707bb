-- Managers of a business get its events too, and responders those of its reviews.
create or replace function note_webhook(event text, business int, member uuid, is_public boolean, subject int default null)
  returns void language sql
  begin atomic
    insert into webhook_deliveries (endpoint_id, type, business_id, subject_id, held_by)
      select e.id, event, business, subject, nullif(current_setting('welcome_paws.decision', true), '')::uuid
      from webhook_endpoints e
      where e.is_enabled and event = any (e.event_types)
        and (e.user_id = member or (e.administrator_id is not null and is_public)
          or (event not like 'claim.%' and exists (
            select from business_people p where p.business_id = business and p.member_id = e.user_id
              and (p.role = 'manager' or event like 'review.%'))))
        and not exists (
          select from webhook_deliveries d
          where d.endpoint_id = e.id and d.business_id = business and d.status = 'waiting' and d.type = event
            and d.subject_id is not distinct from subject and d.made_in = pg_current_xact_id())
      order by e.id;
  end;
