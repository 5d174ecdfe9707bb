-- Counts failed sign-ins with all other limits. Earlier counts are dropped, because their keys were built differently.

drop table provider_tries;
