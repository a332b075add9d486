-- Networks that are there get the payment models that new ones begin with (server/tenant/payment-models.ts).

insert into payment_models (tenant_id, title, description)
select tenant.id, model.title, model.description
from tenant cross join (values
  ('CPA', 'Cost per action: paid once a goal is reached, such as a deposit or a sale.'),
  ('CPL', 'Cost per lead: paid for each lead that the advertiser accepts.'),
  ('CPC', 'Cost per click: paid for each valid click.'),
  ('RevShare', 'Revenue share: a percentage of what the advertiser earns.'),
  ('Hybrid', 'A fixed amount for the action, and a share of revenue after it.')
) as model (title, description)
order by tenant.id;
