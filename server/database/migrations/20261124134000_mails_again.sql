-- What was given up is kept, so that it can be tried again, and what nobody needs any more can be cancelled.

alter table mail_outbox drop constraint mail_outbox_state_check, drop constraint mail_outbox_check;
alter table mail_outbox
  add constraint mail_outbox_state check (state in ('waiting', 'sent', 'given_up', 'cancelled')),
  add constraint mail_outbox_letter check (
    case state when 'waiting' then letter is not null when 'given_up' then true else letter is null end
  );
