-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.

call sluice_make_unsearchable('advertiser_assignments');

call sluice_make_unsearchable('affiliate_assignments');
