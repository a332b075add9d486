-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.

call sluice_make_searchable('advertisers', 'title');

call sluice_make_searchable('campaigns', 'title');

call sluice_make_searchable('categories', 'title');

call sluice_make_searchable('currencies', 'code', 'title');

call sluice_make_searchable('landings', 'title');

call sluice_make_searchable('offers', 'title');

call sluice_make_searchable('payment_methods', 'title');

call sluice_make_searchable('roles', 'title');

call sluice_make_searchable('tags', 'title');

call sluice_make_searchable('teams', 'title');

call sluice_make_searchable('traffic_sources', 'title');

call sluice_make_searchable('users', 'first_name', 'last_name', 'email');

call sluice_make_searchable('verticals', 'title');
