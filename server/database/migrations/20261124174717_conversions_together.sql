-- Conversions that are written together are told apart by their ids, drawn before they are written.
grant usage on sequence conversions_id_seq to sluice_app;
