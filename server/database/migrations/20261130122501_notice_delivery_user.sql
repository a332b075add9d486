-- What it was for is served by the index before.
drop index notice_delivery_user;
