-- Reports about a business by one member, or from one network, count as one visitor.
alter table "turned_away_reports" add column "voice" text null;
