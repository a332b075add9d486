-- A mail is a message, as mail programs call it.
alter table mail_outbox rename column letter to message;
alter table mail_outbox rename constraint mail_outbox_letter to mail_outbox_message;
