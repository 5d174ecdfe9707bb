-- Lets a phrase of a search text match by phrases with the same meaning, too.

-- Returns a query for a phrase, as typed, or one of its synonyms in the syntax of to_tsquery, or one of its kinds, such
-- as 'k:cafe'. Empty synonyms and kinds match nothing.
create function term_query(phrase text, synonyms text, kinds text) returns tsquery language sql immutable parallel safe return
  text_query(phrase) || case when synonyms = '' then ''::tsquery else to_tsquery('english', synonyms) end
  || case when kinds = '' then ''::tsquery else kinds::tsquery end;

-- Like kind_query with three arguments, which servers of the previous version call until they end.
create function kind_query(rest text, phrases text[], synonyms text[], kinds text[]) returns tsquery
  language sql immutable strict parallel safe return
  case when numnode(websearch_to_tsquery('english', plain(rest))) = 0 then ''::tsquery
    else websearch_to_tsquery('english', plain(rest)) end
  && (select string_agg('(' || term_query(p.phrase, p.synonyms, p.kinds)::text || ')', ' & ')::tsquery
    from unnest(phrases, synonyms, kinds) as p(phrase, synonyms, kinds));
