-- Why a mail or a notification was not sent is kept in both languages. What was said before was said in English alone.

alter table mail_outbox alter column problem type jsonb
  using case when problem is not null then jsonb_build_object('en', problem, 'ru', problem) end;
alter table notice_delivery alter column problem type jsonb
  using case when problem is not null then jsonb_build_object('en', problem, 'ru', problem) end;
