-- Indexes towns by latitude, to find the nearby towns that home pages list.

create index "places_latitude" on "places" ("latitude");
