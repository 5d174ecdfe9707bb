-- Indexes businesses by menu, because each request for a menu checks whether a business shows it to the public.

create index businesses_menu on businesses using hash (menu_url) where menu_url is not null;
