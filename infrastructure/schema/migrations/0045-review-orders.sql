-- Indexes a business's reviews by helpfulness and by lowest rating, so that a page is fast however many there are.

create index reviews_of_business_helpful on reviews (business_id, helpful_count desc, created_at desc, id desc) where is_published;

create index reviews_of_business_lowest on reviews (business_id, (-rating) desc, created_at desc, id desc) where is_published;
