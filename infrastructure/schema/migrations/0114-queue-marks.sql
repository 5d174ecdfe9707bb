-- Marks in administrators' queues: several items from one network, and links that cannot be reached.

create table "submission_networks" ("kind" text not null, "id" int not null, "network_hash" text not null, "created_at" timestamptz not null default now(), primary key ("kind", "id"));

alter table "submission_networks" add constraint "submission_networks_kind_check" check ("kind" in ('business', 'claim', 'feedback', 'report'));

create index "submission_networks_hash" on "submission_networks" ("network_hash");

create index "submission_networks_created" on "submission_networks" ("created_at");

create table "link_checks" ("url" text not null primary key, "problem" text null, "checked_at" timestamptz not null default now());

alter table "link_checks" add constraint "link_checks_problem_check" check ("problem" in ('no_answer', 'no_page'));

create index "link_checks_checked" on "link_checks" ("checked_at");
