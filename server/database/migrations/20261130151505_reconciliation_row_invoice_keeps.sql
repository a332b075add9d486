-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.

alter table reconciliation_rows add column invoice_keeps text;
